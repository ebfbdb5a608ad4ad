// What brings the addresses of a country onto this machine, for those who say that they are missing.

/** What imports the addresses of a country, by its code; of others there are no addresses to import. */
const IMPORTS: Readonly<Record<string, string>> = {
  AU: 'waypost data import gnaf PATH',
  NZ: 'waypost data import linz PATH',
};

/** What to do where addresses of these countries (ISO 3166-1 alpha-2) are missing, in one line. */
export function importAdvice(countries: readonly string[]): string {
  const known = countries.filter((country) => IMPORTS[country] !== undefined);
  const others = countries.filter((country) => country !== '' && IMPORTS[country] === undefined);
  const parts = [
    ...known.map((country) => `"${IMPORTS[country]}" imports those of ${country}`),
    ...(others.length === 0
      ? []
      : [`of ${others.join(', ')} none can be imported, but "waypost geocode" gives their places`]),
    ...(known.length + others.length === 0 ? ['"waypost data import --help" says what can be imported'] : []),
  ];
  return parts.join('; ');
}
