// docs/reference/summary.md, made from the schema of the summary.
import { z } from 'zod';
import { verdictReview } from '../../../src/contract/fields/address-outcome.js';
import { batchSummary } from '../../../src/batch/summary-schema.js';
import { cell, GENERATED } from './reference-docs.js';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** What a value is, in a few words. */
function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.join(', ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items!)}`;
  if (schema.type === 'object') return schema.properties ? 'object' : 'number by name';
  return { string: 'text', integer: 'number', boolean: 'true or false' }[schema.type ?? ''] ?? schema.type ?? '';
}

/** What each of several steps has in common with a run of one is told once. */
const STEPS = 'steps[].';

/** A row for each member, those of objects and of lists below them. */
function rows(schema: Schema, path = '', told: readonly string[] = []): string[] {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  return Object.entries(properties).flatMap(([name, member]) => {
    if (told.includes(name)) return [];
    const at = `${path}${name}`;
    const isOptional = !required.includes(name);
    const about = [isOptional ? 'optional' : '', member.description ?? ''].filter((part) => part !== '').join('; ');
    const element = member.type === 'array' ? member.items! : member;
    const to = `${at}${member.type === 'array' ? '[]' : ''}.`;
    const below = element.properties ? rows(element, to, to === STEPS ? names : []) : [];
    return [`| \`${at}\` | ${cell(kindOf(member))} | ${cell(about)} |`, ...below];
  });
}

const HEAD =
  'What `--summary FILE` writes, and with `--log-format json` the member `summary` of a line on standard error. ' +
  'Members are added in later versions, none is taken away or means something else.';
const ORDER =
  'What a person should look at first: the order of `--order review`, and of `review` in the summary. This is that ' +
  'of `cleanse` and `geocode`; of other operations rows that failed stand before those that were answered.';
const WITHIN =
  'A row is of the first line that it fits. *The nearest to an answer*: below a confidence of 90 the surest first, ' +
  'then from 90 on the least sure. Rows that are alike stay in the order of the input; a row without a confidence ' +
  'stands behind those of its line that have one. Rows that a step left alone come behind all others, and lines ' +
  'without a row last.';

/** The whole page. */
export function summaryPage(): string {
  const schema = z.toJSONSchema(batchSummary, { unrepresentable: 'any' }) as Schema;
  const classes = verdictReview.map(({ status, below, completed, settled, leastSureFirst, about }, i) => {
    const least = below === undefined ? '' : `below ${below}`;
    const which = completed === true ? 'only completed' : least;
    const within = leastSureFirst ? 'the least sure' : 'the nearest to an answer';
    const rowsOf = `\`${status}\` ${which}`.trim();
    return `| ${i + 1} | ${rowsOf} | ${about} | ${within} | ${settled ? '' : 'yes'} |`;
  });
  return (
    `# The summary of a run\n\n${GENERATED}\n\n${HEAD}\n\n| member | what | meaning |\n|---|---|---|\n` +
    `${rows(schema).join('\n')}\n\n## The order of review\n\n${ORDER}\n\n` +
    `| | rows | why | first in it | among the ten |\n|---|---|---|---|---|\n${classes.join('\n')}\n\n${WITHIN}\n`
  );
}
