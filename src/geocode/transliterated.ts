// Names in Cyrillic and Greek letters as they are written in Latin ones: many small places are only known by those. By
// the countries' own rules: Ukraine's of 2010, Serbia's alphabet, Bulgaria's and Greece's road signs, and what maps of
// the other countries have.

const RUSSIAN =
  'А=A Б=B В=V Г=G Д=D Е=E Ё=YO Ж=ZH З=Z И=I Й=Y К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=KH Ц=TS Ч=CH Ш=SH ' +
  'Щ=SHCH Ъ= Ы=Y Ь= Э=E Ю=YU Я=YA';
const BY_COUNTRY: Readonly<Record<string, string>> = {
  BG: `${RUSSIAN} Х=H Щ=SHT Ъ=A Ь=Y`,
  BY: `${RUSSIAN} Г=H І=I Ў=U`,
  MK: `${RUSSIAN} Ѓ=G Ѕ=DZ Ј=J Љ=LJ Њ=NJ Ќ=K Џ=DZ Х=H Ц=C Ч=C Ш=S Ж=Z`,
  RS: `${RUSSIAN} Ђ=DJ Ж=Z Ј=J Љ=LJ Њ=NJ Ћ=C Х=H Ц=C Ч=C Џ=DZ Ш=S`,
  RU: RUSSIAN,
  UA: `${RUSSIAN} Г=H Ґ=G Є=IE И=Y Й=I І=I Ї=I ЗГ=ZGH ЬО=IO Ю=IU Я=IA`,
};
const GREEK =
  'Α=A Β=V Γ=G Δ=D Ε=E Ζ=Z Η=I Θ=TH Ι=I Κ=K Λ=L Μ=M Ν=N Ξ=X Ο=O Π=P Ρ=R Σ=S Τ=T Υ=Y Φ=F Χ=CH Ψ=PS Ω=O ΟΥ=OU ΑΥ=AV ' +
  'ΕΥ=EV ΓΓ=NG ΓΚ=GK ΜΠ=B ΝΤ=NT ΓΧ=NCH';
/** In Ukraine at the beginning of a word. */
const FIRST_OF_UKRAINE = new Map([
  ['Є', 'YE'],
  ['Ї', 'YI'],
  ['Й', 'Y'],
  ['Ю', 'YU'],
  ['Я', 'YA'],
]);
/** Countries that write as another does. */
const LIKE: Readonly<Record<string, string>> = { BA: 'RS', ME: 'RS', XK: 'RS' };

const tables = new Map<string, ReadonlyMap<string, string>>();

function tableOf(country: string, isGreek: boolean): ReadonlyMap<string, string> {
  const key = isGreek ? 'GR' : (LIKE[country] ?? country);
  let table = tables.get(key);
  if (!table) {
    const pairs = (isGreek ? GREEK : (BY_COUNTRY[key] ?? RUSSIAN)).split(' ');
    tables.set(key, (table = new Map(pairs.map((pair) => pair.split('=') as [string, string]))));
  }
  return table;
}

/** A folded name in Latin letters, as the country writes it; undefined for one not in Cyrillic or Greek letters. */
export function transliterated(name: string, country: string): string | undefined {
  const isGreek = /\p{Script=Greek}/u.test(name);
  if (!isGreek && !/\p{Script=Cyrillic}/u.test(name)) return undefined;
  const table = tableOf(country, isGreek);
  let latin = (country === 'UA' ? FIRST_OF_UKRAINE.get(name[0]!) : undefined) ?? '';
  for (let at = latin === '' ? 0 : 1; at < name.length;) {
    const pair = table.get(name.slice(at, at + 2));
    latin += pair ?? table.get(name[at]!) ?? name[at]!;
    at += pair === undefined ? 1 : 2;
  }
  return latin;
}
