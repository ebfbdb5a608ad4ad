// Other parsers, from wherever they are installed, behind the same two functions as ours.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { caseFields, fullStreet } from './fields.mjs';

/** Opens the peers that are installed under `folder`. */
export function openPeers(folder) {
  const require = createRequire(path.join(path.resolve(folder), 'package.json'));
  return Object.entries({ 'pelias-parser': pelias, 'australia-address-parser': patterns })
    .filter(([name]) => existsSync(path.join(folder, 'node_modules', name)))
    .map(([name, open]) => ({
      name: `${name.replace('-parser', '')} ${require(`${name}/package.json`).version}`,
      ...open(require),
    }));
}

/** A parser by classification and solving, of every country. */
function pelias(require) {
  const AddressParser = require('pelias-parser/parser/AddressParser');
  const Tokenizer = require('pelias-parser/tokenization/Tokenizer');
  const parser = new AddressParser();
  return {
    locales: ['au', 'nz'],
    lacks: ['building', 'street2'],
    parse(text) {
      const tokens = new Tokenizer(text);
      parser.classify(tokens);
      parser.solve(tokens);
      return tokens.solution[0]?.pair ?? [];
    },
    fields: (pairs) => caseFields(pairs.map(({ classification, span }) => ({ [classification.label]: span.body }))),
  };
}

/** A parser by regular expressions, of Australia alone. */
function patterns(require) {
  const { parseLocation } = require('australia-address-parser');
  return {
    locales: ['au'],
    lacks: ['building', 'level', 'lot'],
    parse: (text) => parseLocation(text) ?? {},
    fields: (found) => ({
      unit: found.unitNumber ?? '',
      number: found.streetNumber ?? '',
      street: fullStreet([found.streetName1 ?? found.streetName, found.streetType1 ?? found.streetType].join(' ')),
      street2: [found.streetName2, found.streetType2].filter(Boolean).join(' '),
      place: (found.suburb ?? '').toUpperCase(),
      state: found.state ?? '',
      postcode: found.postcode ?? '',
    }),
  };
}
