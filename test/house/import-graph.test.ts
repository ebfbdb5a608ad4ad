// Holds the house's directions: imports go down only, over every import, static, dynamic or of types.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/workdir.js';

/** For each room, the rooms it may import from besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  contract: [],
  address: ['contract'],
  web: ['contract'],
  layers: ['contract', 'files'],
  data: ['contract', 'address', 'files', 'formats', 'web'],
  answer: ['contract', 'address', 'data'],
  cleanse: ['contract', 'address', 'data', 'answer'],
  find: ['contract', 'address', 'data', 'answer', 'cleanse'],
  lookup: ['contract', 'address', 'data', 'answer', 'cleanse', 'find'],
  geocode: ['contract', 'address', 'data', 'answer'],
  'world-find': ['contract', 'address', 'data', 'find', 'geocode'],
  identify: [],
  phone: ['contract', 'address', 'data'],
  title: ['contract', 'address', 'data'],
  company: ['contract', 'address', 'data'],
  match: ['contract', 'address', 'data', 'email', 'phone'],
  geo: ['contract', 'data'],
  words: ['contract', 'data', 'geo'],
  reverse: ['contract', 'address', 'data', 'answer', 'geocode', 'geo'],
  email: ['contract', 'data'],
  files: ['contract'],
  formats: ['contract'],
  engine: [
    'contract',
    'address',
    'data',
    'answer',
    'cleanse',
    'find',
    'lookup',
    'geocode',
    'world-find',
    'identify',
    'company',
    'reverse',
    'email',
    'phone',
    'title',
    'match',
    'geo',
    'words',
  ],
  columns: ['contract', 'address', 'data', 'formats'],
  batch: ['contract', 'files', 'formats', 'columns', 'layers', 'engine'],
  remote: ['contract', 'layers', 'web'],
  server: ['contract', 'engine'],
  cli: ['contract', 'data', 'files', 'formats', 'engine', 'batch', 'columns', 'layers', 'remote', 'server', 'web'],
  library: ['contract', 'data', 'files', 'formats', 'engine', 'batch', 'layers', 'remote'],
  'index.ts': ['contract', 'batch', 'remote', 'library'],
};

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
);
const source = (file: string): string => readFileSync(join(root, 'src', file), 'utf8');
const room = (file: string): string => file.split('/')[0]!;

/** Specifiers of `import … from` and `export … from`, bare imports, `import(…)` and `new URL('….js', …)`. */
function specifiers(text: string): string[] {
  const code = text.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*|\bnew URL\(\s*)'([^']+)'/g)].map((match) => match[1]!);
}

const ours = files.flatMap((file) =>
  specifiers(source(file))
    .filter((specifier) => specifier.startsWith('.') && specifier.endsWith('.js'))
    .map((specifier) => ({ file, target: posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts') })),
);

/** Groups of files that reach each other by their imports: each is a circle, or several that share a file. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (from: string): Set<string> => {
    const reached = new Set<string>();
    const left = [...(graph.get(from) ?? [])];
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      left.push(...(graph.get(file) ?? []));
    }
    return reached;
  };
  const reached = new Map([...graph.keys()].map((file) => [file, reach(file)]));
  const groups = [...graph.keys()]
    .filter((file) => reached.get(file)!.has(file))
    .map((file) => [...graph.keys()].filter((other) => other === file || isMutual(reached, file, other)).sort());
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

const isMutual = (reached: ReadonlyMap<string, ReadonlySet<string>>, a: string, b: string): boolean =>
  reached.get(a)!.has(b) && reached.get(b)!.has(a);

const graph = new Map(
  files.map((file) => [file, ours.filter((one) => one.file === file).map(({ target }) => target)] as const),
);

describe('The import graph', () => {
  test('knows every room of the house', () => {
    expect([...new Set(files.map(room))].filter((name) => MAY_IMPORT[name] === undefined)).toEqual([]);
  });

  test('sees the imports there are', () => {
    expect(
      specifiers(
        "import type { A } from './a.js';\nexport * from './b.js';\nimport './c.js';\nawait " +
          "import('./d.js');\nnew Worker(new URL('./e.js', import.meta.url));\n// from './f.js'",
      ),
    ).toEqual(['./a.js', './b.js', './c.js', './d.js', './e.js']);
    expect(ours.length).toBeGreaterThan(20);
  });

  test('points at files that exist', () => {
    expect(ours.filter(({ target }) => !files.includes(target))).toEqual([]);
  });

  test('goes down only', () => {
    const upward = ours.filter(
      ({ file, target }) => room(file) !== room(target) && !MAY_IMPORT[room(file)]?.includes(room(target)),
    );
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('reads data without what writes it', () => {
    // Who reads: the reading parts of data, and every room but data itself and the command line that imports.
    const reads = (file: string): boolean =>
      room(file) === 'data'
        ? file.includes('/read/') || !file.slice('data/'.length).includes('/')
        : room(file) !== 'cli';
    const writes = (file: string): boolean => /^data\/(?:import\/|fetch\/|.*\bwrite\/)/.test(file);
    const wrong = ours.filter(({ file, target }) => reads(file) && writes(target));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  test('has no circles, types included', () => {
    expect(circles(graph)).toEqual([]);
  });

  test('sees a circle', () => {
    const edges = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['e'] };
    expect(circles(new Map(Object.entries(edges)))).toEqual([['b', 'c'], ['e']]);
  });

  test('keeps heavy modules off the way to --help', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const code = source(file).replace(/^import type .*$/gm, '');
      for (const match of code.matchAll(/\bfrom\s+'([^']+)'/g)) {
        const specifier = match[1]!;
        if (specifier.startsWith('.')) visit(posix.join(posix.dirname(file), specifier).replace(/\.js$/, '.ts'));
        else seen.add(specifier);
      }
    };
    visit('cli/main.ts');
    expect([...seen].filter((name) => !name.endsWith('.ts') && !name.startsWith('node:')).sort()).toEqual([
      'commander',
    ]);
    expect([...seen].filter((name) => /^(batch|engine|data|formats|cleanse|address)\//.test(name))).toEqual([]);
  });
});

describe('The size of files', () => {
  /** Files whose length is data, one row a line. */
  const TABLES = /^(address\/vocabulary\/|contract\/fields\/address-fields\.ts$)/;

  test('stays within 600 lines, tables apart', () => {
    const long = files
      .filter((file) => !TABLES.test(file))
      .map((file) => ({ file, lines: source(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 600);
    expect(long).toEqual([]);
  });

  test('leaves half of them under 120 lines', () => {
    const lines = files.map((file) => source(file).trimEnd().split('\n').length).sort((a, b) => a - b);
    expect(lines[lines.length >> 1]).toBeLessThanOrEqual(120);
  });

  test('has a header comment in every file that says what it decides', () => {
    expect(files.filter((file) => !/^(#!.*\n)?(\/\/|\/\*)/.test(source(file)))).toEqual([]);
  });

  test('names files in kebab-case and nothing after a drawer for everything', () => {
    expect(
      files.filter((file) => !/^[a-z0-9/-]+(?:\.d)?\.ts$/.test(file) || /manager|util|helper|common/i.test(file)),
    ).toEqual([]);
  });
});
