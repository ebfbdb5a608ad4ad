// In which order the countries write street and number, city and postal code. Facts from the published addresses of
// each country's post, as the test cases of the open address-formatting collection show them.

const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** The number stands behind the street. */
const NUMBER_BEHIND = codes(
  'AO AR AT AW BA BE BG BR BY CH CL CN CO CU CW CZ DE DK EE ES FI FO GE GL GR GT HR HU IL IS IT KG KR KZ LI LT LV MD ' +
    'ME MK MO MX MZ NL NO PE PL PS PT PY RO RS RU SE SI SK SR SV TJ TM TR UA UY UZ VE',
);

/** The postal code stands behind the city, on its line. */
const CODE_BEHIND = codes(
  'AS AU BD BG BH BM BN BT CA CU CX FM GU HK ID IN JP KH KY LB LK LS LV MH MM MP MU MV NF NP NZ PH PK PR SA SG TH TT ' +
    'TW US VE VG VI VN XK',
);

/** The postal code has a line of its own. */
const CODE_ALONE = codes('BR EC EG FK GB GG GI IE IM IQ IR JE KE KR OM RU SH SZ UA UZ ZA');

/** The state or province is a part of the postal address, behind the city. */
const WITH_PROVINCE = codes('AS BR CA CN FM GU ID IN JP MH MP MX MY PR TH US VI VN');

/** True where the number stands behind the street. */
export const isNumberBehind = (country: string): boolean => NUMBER_BEHIND.has(country);

/** City, province and postal code as their lines: one, or two where the code stands alone. */
export function placeLines(country: string, city: string, province: string, code: string): string[] {
  const place = WITH_PROVINCE.has(country) && province !== city ? joined([city, province], ', ') : city || province;
  if (CODE_ALONE.has(country)) return [place, code];
  return [joined(CODE_BEHIND.has(country) ? [place, code] : [code, place], ' ')];
}

/** The parts that are not empty, with a separator. */
export const joined = (parts: readonly string[], separator: string): string =>
  parts.filter((part) => part !== '').join(separator);
