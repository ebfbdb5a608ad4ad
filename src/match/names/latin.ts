// Names in Greek and Cyrillic letters as their bearers write them in Latin ones, which is how other files have them.

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'А=A Б=B В=V Г=G Д=D Е=E Ж=ZH З=Z И=I Й=Y К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=KH Ц=TS Ч=CH Ш=SH Щ=SHCH ' +
    'Ъ= Ы=Y Ь= Э=E Ю=YU Я=YA І=I Ї=I Є=YE Ґ=G Ў=U Ј=J Љ=LJ Њ=NJ Ђ=DJ Ћ=C Џ=DZ ' +
    'Α=A Β=V Γ=G Δ=D Ε=E Ζ=Z Η=I Θ=TH Ι=I Κ=K Λ=L Μ=M Ν=N Ξ=X Ο=O Π=P Ρ=R Σ=S Τ=T Υ=Y Φ=F Χ=CH Ψ=PS Ω=O'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

const OTHER_LETTERS = /[\u0370-\u03FF\u0400-\u04FF]/;
/** The Greek letters that are one sound. */
const OU = /ΟΥ/g;

/** A folded text with Latin letters in the place of Greek and Cyrillic ones. */
export const inLatin = (folded: string): string =>
  OTHER_LETTERS.test(folded) ? folded.replace(OU, 'OU').replace(/./gu, (letter) => LETTERS[letter] ?? letter) : folded;
