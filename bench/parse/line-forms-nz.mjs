// Other forms of New Zealand lines alone, as line-forms.mjs has them of any line: postcode and country elsewhere,
// rural deliveries in the ways in which they are written, macrons away.

const END = /^(.*?[^,\s]),? (\d{4})$/s;
const RURAL = /\bRD ?(\d{1,2})\b/;

const ended = (write) => (text) => {
  const found = END.exec(text);
  if (!found) return undefined;
  const [, before, code] = found;
  return write(before, code);
};
const rural = (write) => (text) => (RURAL.test(text) ? text.replace(RURAL, (_, number) => write(number)) : undefined);

/** A text that does not say its country, with it. */
const countried = (write) => (text) => (/zealand|\bnz\b/i.test(text) ? undefined : write(text));

/** The postcode before the last part, which is the town. */
function beforeTown(before, code) {
  const comma = before.lastIndexOf(', ');
  return comma < 0 ? undefined : `${before.slice(0, comma)}, ${code} ${before.slice(comma + 2)}`;
}

export const formsNz = [
  ['New Zealand behind', countried((text) => `${text}, New Zealand`), ['country']],
  ['NEW ZEALAND behind, no comma', countried((text) => `${text} NEW ZEALAND`), ['country']],
  ['NZ behind', countried((text) => `${text}, NZ`), ['country']],
  ['New Zealand in front', countried((text) => `New Zealand, ${text}`), ['country']],
  ['no postcode', ended((before) => ({ text: before, want: { postcode: '' } }))],
  ['comma before the postcode', ended((before, code) => `${before}, ${code}`)],
  ['postcode before the town', ended(beforeTown)],
  ['postcode first', ended((before, code) => `${code}, ${before}`)],
  ['postcode with its word', ended((before, code) => `${before}, Post Code: ${code}`)],
  ['RD2', rural((number) => `RD${number}`)],
  ['R.D. 2', rural((number) => `R.D. ${number}`)],
  ['R D 2', rural((number) => `R D ${number}`)],
  ['RD#2', rural((number) => `RD#${number}`)],
  ['Rural Delivery 2', rural((number) => `Rural Delivery ${number}`)],
  ['macrons away', (text) => text.normalize('NFD').replaceAll('\u0304', '').normalize('NFC')],
];
