// The name of an organisation as the words that tell it from others.

/** Words that say what form an organisation has, and articles: two names that differ in them alone are the same. */
const FORMS = new Set(
  (
    'PTY PTE LTD LIMITED PROPRIETARY INC INCORPORATED LLC LLP LP PLC CO COMPANY CORP CORPORATION GMBH AG KG SA SARL ' +
    'BV NV AB AS OY SPA SRL THE A AND OF T TRADING TA'
  ).split(' '),
);

const SHORT: ReadonlyMap<string, string> = new Map([
  ['INTL', 'INTERNATIONAL'],
  ['INTNL', 'INTERNATIONAL'],
  ['AUST', 'AUSTRALIA'],
  ['NATL', 'NATIONAL'],
  ['SVCS', 'SERVICES'],
  ['SVC', 'SERVICES'],
  ['SERVICE', 'SERVICES'],
  ['MFG', 'MANUFACTURING'],
  ['BROS', 'BROTHERS'],
  ['ASSOC', 'ASSOCIATES'],
  ['ASSN', 'ASSOCIATION'],
  ['DEPT', 'DEPARTMENT'],
  ['CTR', 'CENTRE'],
  ['CENTER', 'CENTRE'],
  ['HOSP', 'HOSPITAL'],
  ['SCH', 'SCHOOL'],
  ['UNI', 'UNIVERSITY'],
  ['UNIV', 'UNIVERSITY'],
  ['SAINT', 'ST'],
  ['MT', 'MOUNT'],
  ['MGMT', 'MANAGEMENT'],
  ['GRP', 'GROUP'],
]);

const MOST_WORDS = 12;

/**
 * Words of a folded name without the form of the organisation, up to twelve; all of them where nothing else is left.
 */
export function nameWords(name: string): readonly string[] {
  const all = name.split(' ');
  const telling = all.filter((word) => !FORMS.has(word));
  return (telling.length === 0 ? all : telling).slice(0, MOST_WORDS).map((word) => SHORT.get(word) ?? word);
}
