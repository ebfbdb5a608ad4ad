// Damaged set files, of which the answer must be that of the whole file or a failure that names it; files that are
// written wrong, with checksums that are right; and memory that turns when all was checked. Of the last two the readers
// may fail in any way, but never hang or grow.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withinSection } from '../../damage/damages.mjs';
import { mutatedBytes } from '../mutate.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** What is asked of the sample: words, ids and points that touch every section. */
const ASKED = [
  ['cleanse', { fullAddress: 'u5 24 smtih st reservoir 3073' }],
  ['cleanse', { fullAddress: 'King George Gardens 12 King George Pde Resevoir' }],
  ['find', { country: 'AU', fullAddress: '24 smi res' }],
  ['find', { country: 'AU', fullAddress: 'king george gardens' }],
  ['retrieve', { id: 'AU|GNAF|GAVIC910000031' }],
  ['reverseGeocode', { attributes: { latitude: '-37.7136', longitude: '145.003' } }],
  ['geocode', { country: 'AU', fullAddress: '24 Smith Street Reservoir' }],
  ['lookup subdwelling', { subdwelling: 'unit 5', street: 'smith st', locality: 'reservoir' }],
  ['lookup buildingName', { buildingName: 'king' }],
  ['lookup postcode', { postcode: '3073' }],
];
/** Every shared memory in a value, with where it stands. */
function memories(value, found = []) {
  if (value instanceof SharedArrayBuffer) found.push(value);
  else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const one of value instanceof Map ? value.values() : Object.values(value)) memories(one, found);
  }
  return found;
}

/** @param {{ home: string }} options */
export async function open({ home }) {
  const { openLocalEngine, attachLocalEngine } = await import('../../../dist/engine/local.js');
  const { operationNamed } = await import('../../../dist/contract/operations.js');
  const { WaypostError } = await import('../../../dist/contract/errors.js');
  const whole = path.join(home, 'whole');
  const damaged = path.join(home, 'damaged');
  const wrong = path.join(home, 'wrong');
  execFileSync(process.execPath, [
    path.join(root, 'bin/waypost.js'),
    'data',
    'import',
    'gnaf',
    path.join(root, 'fixtures/gnaf'),
    '--data',
    whole,
    '--quiet',
  ]);
  mkdirSync(damaged, { recursive: true });
  cpSync(whole, damaged, { recursive: true });
  cpSync(whole, wrong, { recursive: true });
  // Without the checksums of its files, which are others where they are written wrong.
  const { sets, ...rest } = JSON.parse(readFileSync(path.join(wrong, 'catalogue.json'), 'utf8'));
  const entries = sets.map(({ checksum: _checksum, bytes: _bytes, ...entry }) => entry);
  writeFileSync(path.join(wrong, 'catalogue.json'), JSON.stringify({ ...rest, sets: entries }));
  const files = readdirSync(whole).filter((name) => name.endsWith('.wpd'));
  const bytes = new Map(files.map((file) => [file, readFileSync(path.join(whole, file))]));
  const wholeOf = (file) => bytes.get(file);

  async function answers(engine) {
    const all = [];
    for (const [name, record] of ASKED) {
      const { payload } = await engine.run(operationNamed(name), { payload: [record] });
      all.push(JSON.stringify(payload));
    }
    return all;
  }
  const sound = await openLocalEngine({ dataDir: whole });
  const wanted = await answers(sound);
  const share = sound.share();
  const sections = memories(share).filter(({ byteLength }) => byteLength > 0);

  async function onDisk(folder, { file, bytes }) {
    writeFileSync(path.join(folder, file), bytes);
    let engine;
    try {
      engine = await openLocalEngine({ dataDir: folder });
      return await answers(engine);
    } finally {
      await engine?.close();
      writeFileSync(path.join(folder, file), wholeOf(file));
    }
  }

  async function inMemory({ flips }) {
    const undo = flips.map(({ section, at, bit }) => {
      const view = new Uint8Array(sections[section]);
      const before = view[at];
      view[at] ^= bit;
      return () => {
        view[at] = before;
      };
    });
    try {
      return await answers(attachLocalEngine(share));
    } finally {
      for (const one of undo.toReversed()) one();
    }
  }

  /** What is asked of what may fail in any way. */
  const anyEnd = async (asked) => {
    try {
      return { any: await asked() };
    } catch (error) {
      return { any: String(error) };
    }
  };

  /** Turns one to four bits of a section. */
  const turned = (content, below) => {
    for (let left = 1 + below(4); left > 0; left--) content[below(content.length)] ^= 1 << below(8);
    return 'some bits turned';
  };

  return {
    make(random) {
      const kind = random.below(3);
      if (kind === 0) {
        const flips = Array.from({ length: 1 + random.below(4) }, () => {
          const section = random.below(sections.length);
          return { section, at: random.below(sections[section].byteLength), bit: 1 << random.below(8) };
        });
        return { flips };
      }
      const file = random.pick(files);
      const one = wholeOf(file);
      if (kind === 1) {
        const [how, bytes] = withinSection(Buffer.from(one), turned, (n) => random.below(n));
        return { file, bytes, how };
      }
      const flipped = Buffer.from(one);
      flipped[random.below(one.length)] ^= 1 << random.below(8);
      return { file, bytes: random.chance(0.7) ? flipped : mutatedBytes(random, [one]) };
    },
    group: ({ flips, how }) => {
      if (flips) return 'set in memory';
      return how ? 'set that is written wrong' : 'set that is damaged';
    },
    show: ({ flips, how, file, bytes: given }) => {
      if (flips ?? how) return JSON.stringify(flips ?? { file, how });
      const one = wholeOf(file);
      const first = one.findIndex((byte, i) => byte !== given[i]);
      return `${file}, ${given.length} of ${one.length} bytes, the first other at ${first}`;
    },
    limit: () => 400,
    async run(asked) {
      try {
        if (asked.flips) return await anyEnd(() => inMemory(asked));
        if (asked.how) return await anyEnd(() => onDisk(wrong, asked));
        return { given: await onDisk(damaged, asked) };
      } catch (error) {
        if (error instanceof WaypostError) return { refused: error.message };
        throw error;
      }
    },
    fault: (_, { given }) => {
      const other = given?.findIndex((one, i) => one !== wanted[i]) ?? -1;
      return other < 0
        ? undefined
        : `another answer, with no word of it: ${ASKED[other].map((one) => JSON.stringify(one))}`;
    },
    close: () => sound.close(),
  };
}
