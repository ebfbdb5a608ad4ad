// pelias-parser, from wherever it is installed, behind the same two functions as ours.
import { createRequire } from 'node:module';
import path from 'node:path';
import { caseFields } from './fields.mjs';

/** Opens the peer installed under `folder`. */
export function openPeer(folder) {
  const require = createRequire(path.join(path.resolve(folder), 'package.json'));
  const { version } = require('pelias-parser/package.json');
  const AddressParser = require('pelias-parser/parser/AddressParser');
  const Tokenizer = require('pelias-parser/tokenization/Tokenizer');
  const parser = new AddressParser();
  return {
    name: `pelias ${version}`,
    parse(text) {
      const tokens = new Tokenizer(text);
      parser.classify(tokens);
      parser.solve(tokens);
      return tokens.solution[0]?.pair ?? [];
    },
    fields: (pairs) => caseFields(pairs.map(({ classification, span }) => ({ [classification.label]: span.body }))),
  };
}
