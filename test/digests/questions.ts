// All kinds of questions of which the answers are summed.
import { questions as addresses } from './questions/addresses.js';
import { questions as combined } from './questions/combined.js';
import { questions as contacts } from './questions/contacts.js';
import { questions as contract } from './questions/contract.js';
import { questions as decisions } from './questions/decisions.js';
import { questions as ends } from './questions/ends.js';
import { questions as ids } from './questions/ids.js';
import { questions as lookup } from './questions/lookup.js';
import { questions as match } from './questions/match.js';
import { questions as parse } from './questions/parse.js';
import { questions as points } from './questions/points.js';
import { questions as texts } from './questions/texts.js';

export const all = [
  ...parse,
  ...addresses,
  ...combined,
  ...lookup,
  ...contacts,
  ...match,
  ...contract,
  ...ends,
  ...ids,
  ...decisions,
  ...points,
  ...texts,
];
