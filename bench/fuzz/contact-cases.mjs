// Cases of emails, phone numbers, companies and owners of land: texts of which a part is a seed of their own kind.
import { mutatedText } from './mutate.mjs';

/** Invented, each in a form that a rule is for. */
const EMAILS = [
  'a.b+tag@example.com',
  '"quoted \\" part"@example.org',
  'postmaster@[IPv6:2001:db8::1]',
  '(a comment)x@(another)example.com',
  'müller@bücher.example',
  'someone@gmial.com',
  '<mailto:info@example.net>',
];
const PHONES = [
  '+61=mobile (04)91570156',
  '0011 64 21 123 456',
  '(02) 5550 1234 ext 12',
  '5550 1234',
  '１３００ FLOWERS',
  'tel:+1-202-555-0143;ext=9',
  '٠٤٩١ ٥٧٠ ١٥٦',
];
const COMPANIES = [
  '51 824 753 556',
  'ABN 51824753556',
  '004 085 616',
  'The Sample & Sons Pty. Ltd.',
  'EXAMPLE HOLDINGS (NZ) LIMITED t/a Sample Café',
  '9429000000000',
];
const NAMES = [
  'Alexandra Jane Tester',
  'Tester, A J',
  'Mr & Mrs W. H. Tester Jnr',
  'Pieter van der Exempel',
  "Mary-Anne O'Sample",
  'Estate of the late Hēmi Nohea (deceased)',
  'ACME TRUSTEES 2010 LIMITED',
  'The Tester Family Trust',
];
const PLACES = ['3 East Tamaki Road, Otara', '2/24 Kowhai Street, Otara', 'Unit 2, 24-26 Kowhai St, Otara 2023'];
const POINTS = [
  ['-36.96808', '174.87248'],
  ['-36.965', '174.8725'],
  ['-43.955', '183.445'],
];
const STATES = ['VIC', 'nsw', 'Queensland', 'NI', '', 'XX'];

/** A text of its own kind, changed or not, or any of the seeds. */
function text(random, own, seeds) {
  if (random.chance(0.15)) return mutatedText(random, seeds);
  return random.chance(0.2) ? random.pick(own) : mutatedText(random, own);
}
/** The fields that are there, each in so many cases. */
const some = (random, chance, fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (random.chance(chance) ? [[name, value()]] : [])),
  );
const owner = (random, seeds) => ({
  lastName: text(random, NAMES, seeds),
  ...some(random, 0.5, { firstName: () => text(random, NAMES, seeds) }),
  ...some(random, 0.3, { showDetails: () => random.pick(['true', 'false', '']) }),
});
const degrees = (random, at, seeds) => {
  const seed = random.pick(POINTS)[at];
  if (random.chance(0.5)) return String(Number(seed) + (random.next() - 0.5) / 1000);
  return text(random, [seed], seeds);
};

/** Makers of a case, by the operation: of what is asked of no network. */
export const CONTACT_CASES = {
  validateEmail: (random, seeds) => ({ address: text(random, EMAILS, seeds) }),
  validatePhone: (random, seeds) => ({
    fullPhone: text(random, PHONES, seeds),
    ...some(random, 0.6, {
      country: () => random.pick(['AU', 'NZ', 'Australia', 'GB', 'US', '', 'XX']),
      state: () => random.pick(STATES),
      postcode: () => String(random.below(10_000)),
    }),
  }),
  companyLookup: (random, seeds) => ({
    name: text(random, COMPANIES, seeds),
    ...some(random, 0.3, {
      businessName: () => text(random, COMPANIES, seeds),
      optionalConfig: () => text(random, ['active:Y;current:Y', 'active:N'], seeds),
      state: () => random.pick(STATES),
      postcode: () => String(random.below(10_000)),
    }),
  }),
  propertyTitleAddress: (random, seeds) => ({
    ...owner(random, seeds),
    fullAddress: text(random, PLACES, seeds),
  }),
  propertyTitleComponent: (random, seeds) => ({
    ...owner(random, seeds),
    street: text(random, ['East Tamaki Road', 'Kowhai Street'], seeds),
    ...some(random, 0.7, {
      streetNumber: () => text(random, ['3', '2/24', '24-26', '24A'], seeds),
      suburb: () => text(random, ['Otara'], seeds),
      townCity: () => text(random, ['Auckland'], seeds),
      postcode: () => String(random.below(10_000)),
    }),
  }),
  propertyTitleLatlong: (random, seeds) => ({
    ...owner(random, seeds),
    latitude: degrees(random, 0, seeds),
    longitude: degrees(random, 1, seeds),
  }),
};
