// A program in which every method and type is used as it is meant to be, and in ways that its types have to refuse.
export const SAMPLES = `
import {
  openLocalEngine, openRemoteEngine, WaypostError, operationNamed,
  type AddressInput, type AskOptions, type BatchSummary, type Cells, type FileAnswers, type Found, type Geocoded,
  type Hits, type Identified, type LookupHit, type LookupRecord, type NamedValue, type Near, type Nearest,
  type Envelope, type OperationName, type ParsedAddress, type RecordOf, type ResultOf, type Retrieved,
  type ValidatedAddress, type WaypostEngine,
} from 'waypost';

const engine = await openLocalEngine({ data: '.demo', sourceOfTruth: 'GNAF' });
const either: WaypostEngine[] = [engine, openRemoteEngine({ endpoint: 'https://addresses.example.org' })];
const notes: readonly string[] = engine.notes;

const cleansed: ValidatedAddress[] = await engine.cleanse(['a', { fullAddress: 'b' }]);
const first: ValidatedAddress | undefined = cleansed[0];
const status: 'verified' | 'corrected' | 'partial' | 'ambiguous' | 'unmatched' | 'rejected' | 'error' | undefined =
  first?.status;
const parsed: Envelope<ParsedAddress>[] = await engine.parse(['a']);
const found: Hits<Found>[] = await engine.find(['a', { fullAddress: 'b', country: 'NZ', id: null }]);
const whole: Retrieved[] = await engine.retrieve(['AU|GNAF|GAVIC1', { id: 'x' }]);
const located: Geocoded[] = await engine.geocode(['a', { fullAddress: 'b' }], { country: 'FR' });
const near: Hits<Near>[] = await engine.reverseGeocode(['-37.71,145.00']);
const nearest: Nearest[] = await engine.intlReverseGeocode([{ attributes: { latitude: '1', longitude: '2' } }]);
const known: Identified[] = await engine.identify(['x', { eid: 'y' }]);
const streets: Hits<LookupHit>[] = await engine.lookupStreet(['smith', { street: 'smith', locality: 'reservoir' }]);
const types: NamedValue[] = await engine.types('street', { sourceOfTruth: 'GNAF' });
const number: LookupRecord<'streetNumber'> = { streetNumber: '1', postcode: '2', locality: '3', street: '4' };
await engine.lookupStreetNumber([number]);
const options: AskOptions = { featureOptions: { groupAddresses: true, singleLineHitNumber: 5 }, country: 'AU' };
await engine.find(['a'], options);
const input: AddressInput = { fullAddress: 'a' };
const record: RecordOf<'cleanse'> = input;
const result: ResultOf<'cleanse'> | undefined = first;
const name: OperationName = 'lookupTownCity';

for await (const { row, cleanse } of engine.stream([{ id: 1, at: 'a' }], 'cleanse', { record: ({ at }) => at })) {
  const id: number = row.id;
  const answer: ValidatedAddress = cleanse;
  void [id, answer];
}
for await (const { row, find } of engine.stream(new Set(['a']), 'find')) void [row.length, find.payload];
const rows: FileAnswers<'parse'> = engine.file('a.csv', 'parse', { map: { fullAddress: ['a', 'b'] } });
for await (const { row, line, parse } of rows) {
  const cells: Cells = row;
  const cell: string | undefined = row['Name'];
  const at: number = line;
  void [cells, cell, at, parse.payload[0]?.unknown];
}
const summary: BatchSummary = await engine.runFile({
  input: 'a.csv', output: 'b.csv', operation: 'find', all: true, columns: ['status'], limit: 5,
});
await engine.runFile({ input: 'a.csv', output: 'b.csv', steps: [{ operation: 'parse', when: { a: ['b'] } }] });
const response = await engine.run(operationNamed('cleanse')!, { payload: [{ fullAddress: 'a' }] });
void [either, notes, status, parsed, found, whole, located, near, nearest, known, streets, types, record, result, name];
void [summary.rows.written, response.payload, new WaypostError('usage', 'a').kind === 'usage'];

// @ts-expect-error a record is no number
await engine.cleanse([7]);
// @ts-expect-error a text is no list
await engine.cleanse('a');
// @ts-expect-error a field is a text
await engine.cleanse([{ fullAddress: 7 }]);
// @ts-expect-error there is no such field
await engine.cleanse([{ fulladdress: 'a' }]);
// @ts-expect-error a lookup takes its own fields alone
await engine.lookupPostcode([{ postcode: '3073', street: 'smith' }]);
// @ts-expect-error a required field is missing
await engine.lookupStreet([{ locality: 'reservoir' }]);
// @ts-expect-error a text is not enough
await engine.lookupStreetNumber(['24']);
// @ts-expect-error there is no such operation
await engine.clense(['a']);
// @ts-expect-error there is no such list
await engine.types('streets');
// @ts-expect-error there is no such source of truth
await engine.cleanse(['a'], { sourceOfTruth: 'GNAFF' });
// @ts-expect-error there is no such option
await engine.cleanse(['a'], { souceOfTruth: 'GNAF' });
// @ts-expect-error there may be no such answer
first.status;
// @ts-expect-error rows are no records, and nothing makes one
engine.stream([{ id: 1 }], 'cleanse');
// @ts-expect-error the answer stands under the name of its operation
for await (const { parse } of engine.file('a.csv', 'cleanse')) void parse;
// @ts-expect-error an operation or steps, not both
await engine.runFile({ input: 'a', output: 'b', operation: 'parse', steps: [] });
// @ts-expect-error the output is missing
await engine.runFile({ input: 'a', operation: 'parse' });
// @ts-expect-error there is no such option
await openLocalEngine({ folder: '.demo' });
`;
