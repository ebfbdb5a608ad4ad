// The pages that the server has beside its operations, and what they consist of: files of the build, read when first
// asked.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is answered to GET at a path. */
export interface Page {
  readonly path: string;
  readonly type: string;
  readonly body: () => Buffer;
}

/** Where the build puts them, from the bundle, from dist/server/pages and from the sources (scripts/bundle.mjs). */
const FOLDERS = ['../pages/', '../../pages/', '../../../dist/pages/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

const page = (path: string, file: string, type: string): Page => {
  let bytes: Buffer | undefined;
  return {
    path,
    type,
    body: () =>
      (bytes ??= readFileSync(`${FOLDERS.find((folder) => existsSync(folder + file)) ?? FOLDERS[0]!}${file}`)),
  };
};

const HTML = 'text/html; charset=utf-8';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

export const pages: readonly Page[] = [
  page('/', 'find.html', HTML),
  page('/assets/find.js', 'find.js', SCRIPT),
  page('/assets/find.css', 'find.css', CSS),
  page('/words', 'words.html', HTML),
  page('/assets/words.js', 'words.js', SCRIPT),
  page('/assets/words.css', 'words.css', CSS),
  page('/contact', 'contact.html', HTML),
  page('/assets/contact.js', 'contact.js', SCRIPT),
  page('/assets/contact.css', 'contact.css', CSS),
  page('/docs', 'docs.html', HTML),
  page('/assets/docs.js', 'docs.js', SCRIPT),
  page('/assets/docs.css', 'docs.css', CSS),
  page('/assets/page.css', 'page.css', CSS),
  page('/assets/icon.svg', 'icon.svg', 'image/svg+xml'),
];

/**
 * Headers that go with them: nothing is run, shown or asked that is not of this server, and no other page may frame
 * them.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri " +
    "'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};
