// Damages of a regular expression: an alternative, an anchor, a flag or a repetition less.

/** The beginning of a group, with what says its kind. */
const OPENING = /^\((?:\?(?:<?[=!]|:|<\w+>))?/;

/** Each `{ kind, with }`, the whole literal as it would stand. */
export function regexDamages(literal) {
  const end = literal.lastIndexOf('/');
  const pattern = literal.slice(1, end);
  const flags = literal.slice(end + 1);
  const made = [];
  const add = (kind, text, withFlags = flags) => {
    if (text !== '' && isPattern(text, withFlags)) made.push({ kind, with: `/${text}/${withFlags}` });
  };
  const signs = significant(pattern);
  for (const { at, sign } of signs) {
    if (sign === '^' || sign === '$') add('drops an anchor', pattern.slice(0, at) + pattern.slice(at + 1));
    if (sign === '+') add('turns + of a pattern', `${pattern.slice(0, at)}*${pattern.slice(at + 1)}`);
    if (sign === '*') add('turns * of a pattern', `${pattern.slice(0, at)}+${pattern.slice(at + 1)}`);
  }
  for (const [from, to] of alternatives(pattern, signs)) {
    add('drops an alternative', pattern.slice(0, from) + pattern.slice(to));
  }
  if (flags.includes('i')) add('drops the flag i', pattern, flags.replace('i', ''));
  return made;
}

function isPattern(text, flags) {
  try {
    return Boolean(new RegExp(text, flags));
  } catch {
    return false;
  }
}

/** Signs of the pattern that mean something: outside of classes, and not escaped. */
function significant(pattern) {
  const signs = [];
  let isClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === '\\') at++;
    else if (isClass) isClass = sign !== ']';
    else if (sign === '[') isClass = true;
    else if (/[\^$+*|()]/.test(sign)) signs.push({ at, sign });
  }
  return signs;
}

/** From where to where the pattern goes with each alternative and one stroke beside it. */
function alternatives(pattern, signs) {
  const found = [];
  const open = [{ from: 0, strokes: [] }];
  const close = (to) => {
    const { from, strokes } = open.pop();
    if (strokes.length === 0) return;
    found.push([from, strokes[0] + 1]);
    for (const [i, stroke] of strokes.entries()) found.push([stroke, strokes[i + 1] ?? to]);
  };
  for (const { at, sign } of signs) {
    if (sign === '(') open.push({ from: at + OPENING.exec(pattern.slice(at))[0].length, strokes: [] });
    if (sign === '|') open.at(-1).strokes.push(at);
    if (sign === ')') close(at);
  }
  close(pattern.length);
  return found;
}
