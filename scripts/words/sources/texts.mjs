// How often texts have each word: the help pages of LibreOffice, novels that are in the public domain, and the words by
// which Unicode says in every language what pictures show.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Novels in the sources of a keyboard, which learns the words of a language from them. */
const NOVELS = {
  en: 'en/src/the_picture_of_dorian_gray.txt',
  fr: 'fr/src/les_trois_mousquetaires.txt',
  es: 'es/src/el_quijote.txt',
  pt: 'pt/src/historias_sem_data.txt',
  pl: 'pl/src/ziemia_obiecana_tom_pierwszy_4.txt',
};
/** Folders of help; two kinds of Portuguese are one language here. */
const HELP = { pt: ['pt', 'pt-BR'] };

/** The novel of a language, or an empty text. */
export function readNovel(folder, code) {
  const file = NOVELS[code];
  return file === undefined ? '' : readFileSync(join(folder, 'texts', file), 'utf8');
}

/** The help pages of a language, without their marks. */
export function readHelp(folder, code) {
  const texts = [];
  for (const name of HELP[code] ?? [code]) {
    const pages = join(folder, 'root/usr/share/libreoffice/help', name, 'text');
    if (!existsSync(pages)) throw new Error(`no help pages of ${name} in ${folder}`);
    for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.html')) continue;
      const page = readFileSync(join(pages, file), 'utf8');
      texts.push(
        page
          .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
          .replace(/<[^>]*>/g, ' ')
          .replace(/&\w+;/g, ' '),
      );
    }
  }
  return texts.join('\n');
}

/** The words under which people look for pictures: things of every day, in Unicode's data of languages. */
export function readPictures(folder, code) {
  const file = join(folder, `node_modules/cldr-annotations-full/annotations/${code}/annotations.json`);
  const { annotations } = JSON.parse(readFileSync(file, 'utf8')).annotations;
  return Object.values(annotations)
    .flatMap((one) => [...(one.default ?? []), ...(one.tts ?? [])])
    .join('\n');
}

/** Counts of the words of a text, in small letters. */
export function countsOf(text) {
  const counts = new Map();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
