// Takes damages by chance, and tells them apart: a damage is known by its file, line and kind, not by where it stands.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Random } from '../noise/random.mjs';
import { damagesOf } from './damages.mjs';
import { lineAt, lineOf } from './syntax.mjs';
import { root } from './tree.mjs';

/** So many damages of the files; a line with many possible ones is no likelier than a line with one. */
export function choose(files, count, seed, { equivalents, isOfKind }) {
  const lines = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const byLine = new Map();
    for (const damage of damagesOf(text)) {
      if (!isOfKind(damage.kind)) continue;
      const line = lineOf(text, damage.start);
      if (!byLine.has(line)) byLine.set(line, []);
      byLine.get(line).push(damage);
    }
    return [...byLine].map(([line, damages]) => ({ file, text, line, damages }));
  });
  const random = new Random(seed);
  const chosen = [];
  while (chosen.length < count && lines.length > 0) {
    const { file, text, line, damages } = lines.splice(random.below(lines.length), 1)[0];
    const damage = damages[random.below(damages.length)];
    const was = text.slice(damage.start, damage.end);
    const on = lineAt(text, damage.start);
    const nth = damages.filter((one) => one.kind === damage.kind && one.with === damage.with).indexOf(damage);
    const key = createHash('sha256')
      .update([file, on, damage.kind, was, damage.with, nth].join('\0'))
      .digest('hex')
      .slice(0, 12);
    // Of lines that are alike in a file, `line` of an equivalent says which: the first is 1.
    const alike = text.split('\n', line).filter((each) => each.trim() === on).length;
    const equivalent = equivalents.find(
      (one) =>
        one.file === file &&
        one.text === on &&
        one.kind === damage.kind &&
        (one.line ?? alike) === alike &&
        (one.with ?? damage.with) === damage.with,
    );
    chosen.push({ key, file, line, on, was, ...damage, ...(equivalent && { equivalent: equivalent.why }) });
  }
  return chosen;
}

const short = (text) => {
  const plain = text.replace(/\s+/g, ' ');
  return plain.length > 70 ? `${plain.slice(0, 45)} … ${plain.slice(-20)}` : plain;
};

/** One line for a person: where, what, and what came of it. */
export const readable = (damage) =>
  `${damage.outcome ?? damage.equivalent ?? 'damage'}: ${damage.file}:${damage.line} ${damage.kind}: ` +
  `${short(damage.was) || '(nothing)'} → ${short(damage.with) || '(nothing)'} | ${short(damage.on)}` +
  `${damage.by ? ` | ${short(damage.by)}` : ''} [${damage.key}]`;
