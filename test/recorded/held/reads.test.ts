// How often questions ask the files of data for something, and how many bytes of parts they read: what is kept in
// memory for the next question, and is not, shows here and in no answer.
import { afterEach, expect, inject, test, vi } from 'vitest';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import type { WaypostEngine } from '../../../src/index.js';
import { australian, zealandic } from '../support/addresses.js';
import { asText, withEngine } from '../support/recorded.js';

const SECTIONS = ['u8', 'u16', 'u32', 'i32', 'json', 'read', 'readBytes', 'length', 'has'] as const;
/** Behind so many questions what is asked for again is loaded whole: before, at and behind that number. */
const STEPS = [1, 2, 60, 5];

afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts what is asked of any file of the data folder; `take` gives the counts since the last time. */
function counting(): () => string {
  const data = inject('sampleSets').everyKind;
  const counts: Record<string, number> = {};
  const add = (name: string, count = 1): void => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const name of SECTIONS) {
    const was = SetFile.prototype[name] as (...given: unknown[]) => unknown;
    vi.spyOn(SetFile.prototype, name).mockImplementation(function counted(this: SetFile, ...given: unknown[]) {
      if (this.path.startsWith(data)) {
        add(name);
        const into = given.find((one) => ArrayBuffer.isView(one));
        if (into !== undefined) add('bytes', into.byteLength);
      }
      return was.apply(this, given) as never;
    });
  }
  return () => {
    const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    for (const name of Object.keys(counts)) delete counts[name];
    return told.join(', ');
  };
}

type Ask = (engine: WaypostEngine, line: string) => Promise<unknown>;

const AU = australian(
  91,
  STEPS.reduce((sum, step) => sum + step),
);
const NZ = zealandic(92, AU.length);
const idOf = async (engine: WaypostEngine, line: string, options: object): Promise<string> =>
  ((await engine.cleanse([line], options)) as unknown as { id?: string }[])[0]!.id ?? 'GANSW000000000';

const QUESTIONS: Readonly<Record<string, readonly [readonly string[], Ask]>> = {
  'cleanse in Australia': [AU, (engine, line) => engine.cleanse([line], { sourceOfTruth: 'GNAF' })],
  'find in Australia': [AU, (engine, line) => engine.find([{ fullAddress: line.slice(0, 12), country: 'AU' }])],
  'find in New Zealand': [NZ, (engine, line) => engine.find([{ fullAddress: line.slice(0, 12), country: 'NZ' }])],
  'ids in Australia': [
    AU,
    async (engine, line) => engine.retrieve([{ id: await idOf(engine, line, { sourceOfTruth: 'GNAF' }) }] as never),
  ],
};

test.each(Object.entries(QUESTIONS))('Questions read as much as they did: %s', async (name, [lines, ask]) => {
  const told: string[] = [];
  const take = counting();
  await withEngine(async (engine) => {
    told.push(`opened\t${take()}`);
    let from = 0;
    for (const step of STEPS) {
      for (const line of lines.slice(from, from + step)) await ask(engine, line);
      from += step;
      told.push(`up to ${from}\t${take()}`);
    }
    // The same questions once more, of which all is known.
    for (const line of lines.slice(0, 20)) await ask(engine, line);
    told.push(`again\t${take()}`);
  });
  await expect(asText(told)).toMatchFileSnapshot(`../answers/reads/${name.replaceAll(' ', '-')}.txt`);
});
