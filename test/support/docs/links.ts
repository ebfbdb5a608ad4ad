// The links of a page to other pages and to headings, and which of them lead nowhere.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workdir.js';

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const FENCED = /^```[^]*?^```$/gm;

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8').replace(FENCED, '');

/** The name by which a heading is linked to: small letters, digits, dashes for spaces. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsIn = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of the page whose file, folder or heading is not there, as `page: file#heading`. Names are from the root. */
export function brokenLinks(page: string): string[] {
  return [...textOf(page).matchAll(LINK)].flatMap(([, file = '', anchor]) => {
    const target = file === '' ? page : join(page, '..', file);
    const isThere = existsSync(join(root, target));
    const isFound =
      isThere &&
      (anchor === undefined || statSync(join(root, target)).isDirectory() || anchorsIn(target).includes(anchor));
    return isFound ? [] : [`${page}: ${file}${anchor === undefined ? '' : `#${anchor}`}`];
  });
}
