// What three npm packages say of mail domains, brought together. An adapter: their rows are read here and nowhere else.
// Of the lists of disposable domains one is looked after by people and two are gathered; what only a gathered one says
// is kept apart, since those hold domains in error.
import { createRequire } from 'node:module';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { MAIL_DOMAIN } from '../../mail-domains/kinds.js';

const require = createRequire(import.meta.url);

/** Rows that are domains of more than one label, in ASCII and lower case. */
const domainsIn = (rows: Iterable<string>): string[] =>
  Array.from(rows, (row) => domainToASCII(row.trim())).filter((row) => DOMAIN.test(row) && !isSuffix(row));

const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** True for a name below which everybody has domains of his own: what is said of it is not said of these. */
const isSuffix = (domain: string): boolean => parse(domain, { allowPrivateDomains: true }).publicSuffix === domain;

/** Bits of `MAIL_DOMAIN` by domain. */
export function mailDomainLists(): Map<string, number> {
  const { disposableEmailBlocklist } = require('disposable-email-domains-js') as {
    disposableEmailBlocklist: () => string[];
  };
  const { blacklist } = require('mailchecker') as { blacklist: () => Iterable<string> };
  const kinds = new Map<string, number>();
  const add = (rows: Iterable<string>, kind: number): void => {
    for (const domain of domainsIn(rows)) kinds.set(domain, (kinds.get(domain) ?? 0) | kind);
  };
  add(disposableEmailBlocklist(), MAIL_DOMAIN.disposable);
  add(blacklist(), MAIL_DOMAIN.saidDisposable);
  const providers = require('email-providers/all.json') as string[];
  // The gathered list of providers has thousands that are disposable.
  add(
    domainsIn(providers).filter((domain) => !kinds.has(domain)),
    MAIL_DOMAIN.saidFree,
  );
  return kinds;
}
