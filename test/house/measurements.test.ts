// The measurements take the built modules that there are: one that was moved is found here, and not years later.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/workdir.js';

/** What programs outside of the source take from the build: module by module, the names that are said. */
const taken = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(join(root, file), 'utf8');
      const named =
        /(?:import|const) (?:\{([^}]*)\}|\w+)\s*(?:from|= await import\()\s*'(?:\.\.\/)+dist\/([^']+)\.js'/g;
      return [...text.matchAll(named)].map(([, names = '', module = '']) => ({ file, names, module }));
    }),
);

test('Measurements take modules and names from the build that the source has', () => {
  expect(taken.length).toBeGreaterThan(60);
  const missing = taken.flatMap(({ file, names, module }) => {
    const source = join(root, 'src', `${module}.ts`);
    if (!existsSync(source)) return [`${file}: ${module}`];
    const text = readFileSync(source, 'utf8');
    return names
      .split(',')
      .map((name) => name.trim().split(/ as |:/)[0]!)
      .filter(
        (name) => name !== '' && !new RegExp(`export[^;=({]*\\b${name}\\b|export \\{[^}]*\\b${name}\\b`).test(text),
      )
      .map((name) => `${file}: ${name} of ${module}`);
  });
  expect(missing).toEqual([]);
});
