// Reads foreign addresses from the test material of address parsers and formatters, as whole lines: with and without
// their country, each with the country it is of.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const countries = require('i18n-iso-countries');
countries.registerLocale(require('i18n-iso-countries/langs/en.json'));

/** Countries whose addresses are cleansed. */
const OWN = new Set(['AU', 'NZ']);
/** Codes that the material has and ISO 3166-1 has not. */
const CODES = new Map([
  ['DA', 'DK'],
  ['UK', 'GB'],
]);

/**
 * @typedef {object} ForeignLine
 * @property {'country' | 'english' | 'alpha2' | 'alpha3' | 'postcode' | 'region' | 'bare'} form how the line says it
 * @property {string} text
 * @property {string} country ISO 3166-1 alpha-2
 */

/** @param {readonly string[]} files @returns {ForeignLine[]} */
export function foreignLines(files) {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => forms(JSON.parse(line))),
  );
  return [...new Map(lines.map((line) => [`${line.form} ${line.text}`, line])).values()];
}

/** One entry of the material, whatever file it is of. */
function forms(entry) {
  const given = (entry.country ?? entry.components?.country_code ?? '').toUpperCase();
  const country = CODES.get(given) ?? given;
  if (OWN.has(country) || !countries.isValid(country)) return [];
  const { whole, bare, hasPostcode, hasRegion } = wordsOf(entry);
  if (bare === '') return [];
  const withoutCode = hasRegion ? 'region' : 'bare';
  return [
    ...(whole === undefined ? [] : [{ form: 'country', text: whole, country }]),
    { form: 'english', text: `${bare}, ${countries.getName(country, 'en')}`, country },
    { form: 'alpha2', text: `${bare}, ${country}`, country },
    { form: 'alpha3', text: `${bare}, ${countries.alpha2ToAlpha3(country)}`, country },
    { form: hasPostcode ? 'postcode' : withoutCode, text: bare, country },
  ];
}

function wordsOf(entry) {
  if (entry.components) return ofFormatter(entry);
  return entry.tokens ? ofTokens(entry) : ofParser(entry);
}

function ofFormatter({ expected, components }) {
  const parts = expected.split('\n').filter((part) => part !== '');
  const hasCountry = parts.length > 1 && parts.at(-1) === components.country;
  return {
    whole: hasCountry ? parts.join(', ') : undefined,
    bare: (hasCountry ? parts.slice(0, -1) : parts).join(', '),
    hasPostcode: components.postcode !== undefined && expected.includes(components.postcode),
    hasRegion: components.state !== undefined && expected.includes(components.state),
  };
}

function ofTokens({ input, tokens }) {
  const has = (kind) => tokens.some(([, label]) => label === kind);
  const last = tokens.at(-1);
  const isWhole = last[1] === 'CountryName';
  return {
    whole: isWhole ? input : undefined,
    bare: isWhole ? '' : input,
    hasPostcode: has('ZipCode'),
    hasRegion: has('StateName'),
  };
}

function ofParser({ input, expected }) {
  const labels = Array.isArray(expected[0]) ? expected.map(([label]) => label) : expected.flatMap(Object.keys);
  const isWhole = labels.includes('country');
  return {
    whole: isWhole ? input : undefined,
    bare: isWhole ? '' : input,
    hasPostcode: labels.includes('postcode'),
    hasRegion: labels.includes('state') || labels.includes('region'),
  };
}
