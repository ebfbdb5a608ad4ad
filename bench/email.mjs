// Whether addresses are diagnosed as public suites say, how many a core looks at in a second beside other packages, and
// what is suggested for mistyped domains. Nothing of the suites is in the repository.
// node bench/email.mjs [--diagnoses F …] [--validity F] [--typos F] [--peers FOLDER] [--turns N] [--misses N]
//   --diagnoses  {input, expected: {diagnosis}} or [input, diagnosis] with the names of isemail; .json or .jsonl
//   --validity   {input, expected: {valid}, options: []}; cases with options are left out
//   --typos      {input, expected: {domain}}; what is suggested of our own list, beside what the suite has of its own
//   --peers      a folder in which isemail and validator are installed; they are measured beside
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answerOf } from '../dist/email/answer.js';
import { EmailChecker } from '../dist/email/checker.js';
import { refusalOf } from '../dist/email/policy/policy.js';
import { parseEmail } from '../dist/email/syntax/parse.js';

/** Our reasons by the diagnoses of isemail, of both of its ways to write them. */
const REASONS = {
  valid: 'ok tld-only',
  rfc5321TLD: 'tld-only',
  rfc5321TLDNumeric: 'numeric-tld',
  rfc5321QuotedString: 'quoted-local',
  rfc5321AddressLiteral: 'address-literal',
  cfwsComment: 'comment',
  cfwsFWS: 'folding-space',
  deprecatedLocalPart: 'obsolete-local',
  deprecatedFWS: 'obsolete-folding',
  deprecatedQTEXT: 'obsolete-quoted-text',
  deprecatedQP: 'obsolete-quoted-pair',
  deprecatedComment: 'obsolete-comment',
  deprecatedCTEXT: 'obsolete-comment-text',
  deprecatedIPv6: 'obsolete-ipv6',
  deprecatedCFWSNearAt: 'space-near-at',
  rfc5322Domain: 'header-domain',
  rfc5322TooLong: 'too-long',
  rfc5322LocalTooLong: 'local-too-long',
  rfc5322DomainTooLong: 'domain-too-long',
  rfc5322LabelTooLong: 'label-too-long',
  rfc5322DomainLiteral: 'header-literal',
  rfc5322DomainLiteralOBSDText: 'obsolete-literal',
  rfc5322IPv6GroupCount: 'ipv6-groups',
  rfc5322IPv62x2xColon: 'ipv6-two-elisions',
  rfc5322IPv6BadCharacter: 'ipv6-digits',
  rfc5322IPv6MaxGroups: 'ipv6-too-many',
  rfc5322IPv6ColonStart: 'ipv6-colon-first',
  rfc5322IPv6ColonEnd: 'ipv6-colon-last',
  errExpectingDTEXT: 'bad-literal-character',
  errNoLocalPart: 'no-local',
  errNoDomain: 'no-domain',
  errConsecutiveDots: 'two-dots',
  errATEXTAfterCFWS: 'text-after-comment',
  errATEXTAfterQS: 'text-after-quotes',
  errATEXTAfterDomainLiteral: 'text-after-literal',
  errExpectingQPair: 'bad-escape',
  errExpectingATEXT: 'bad-character',
  errExpectingQTEXT: 'bad-quoted-character',
  errExpectingCTEXT: 'bad-comment-character',
  errBackslashEnd: 'backslash-last',
  errDotStart: 'dot-first',
  errDotEnd: 'dot-last',
  errDomainHyphenStart: 'hyphen-first',
  errDomainHyphenEnd: 'hyphen-last',
  errUnclosedQuotedString: 'open-quotes',
  errUnclosedComment: 'open-comment',
  errUnclosedDomainLiteral: 'open-literal',
  errFWSCRLFx2: 'fold-twice',
  errFWSCRLFEnd: 'fold-last',
  errCRNoLF: 'bare-cr',
  errDotAfterDomainLiteral: 'dot-after-literal',
  errMalformedUnicode: 'broken-unicode',
};

const options = { diagnoses: [], validity: [], typos: [], peers: [], turns: ['3'], misses: ['10'] };
for (let i = 2; i < process.argv.length; i += 2) {
  const name = process.argv[i].slice(2);
  if (!(name in options) || process.argv[i + 1] === undefined) throw new Error(`unknown option ${process.argv[i]}`);
  options[name] =
    name === 'turns' || name === 'misses' ? [process.argv[i + 1]] : [...options[name], process.argv[i + 1]];
}
const shown = Number(options.misses[0]);

const rowsOf = (file) => {
  const text = readFileSync(file, 'utf8').trim();
  return file.endsWith('.json') ? JSON.parse(text) : text.split('\n').map((line) => JSON.parse(line));
};

/** Says how many cases are right, and the first that are not. */
function exam(what, file, cases, isRight, said) {
  const wrong = cases.filter((each) => !isRight(each));
  console.log(JSON.stringify({ what, file, right: cases.length - wrong.length, of: cases.length }));
  for (const each of wrong.slice(0, shown)) console.log(`  ${JSON.stringify(each).slice(0, 160)} → ${said(each)}`);
}

for (const file of options.diagnoses) {
  const cases = rowsOf(file).map((row) =>
    Array.isArray(row) ? { input: row[0], diagnosis: row[1] } : { input: row.input, diagnosis: row.expected.diagnosis },
  );
  const wanted = ({ diagnosis }) => (diagnosis.startsWith('dns') ? REASONS.valid : (REASONS[diagnosis] ?? diagnosis));
  const reason = ({ input }) => parseEmail(input).reason;
  exam('diagnosis', file, cases, (each) => wanted(each).split(' ').includes(reason(each)), reason);
}

for (const file of options.validity) {
  const cases = rowsOf(file).filter((row) => row.options.length === 0);
  const refusal = ({ input }) => refusalOf(parseEmail(input))?.reason ?? 'accepted';
  exam('validity', file, cases, (each) => (refusal(each) === 'accepted') === each.expected.valid, refusal);
}

for (const file of options.typos) {
  const checker = new EmailChecker();
  const suggested = ({ input }) =>
    answerOf(checker.check(input), undefined).attributes.suggested_email.split('@')[1] ?? null;
  exam('typo', file, rowsOf(file), (each) => suggested(each) === each.expected.domain, suggested);
}

/** Addresses as customer files have them: most plain, many of few domains, some that are odd or wrong. */
function addresses(count) {
  const names = [
    'jane',
    'john.smith',
    "m.o'brien",
    'jsmith1974',
    'sales.team',
    'a+b',
    'katherine.van-der-berg',
    'info',
  ];
  const domains = [
    'gmail.com',
    'hotmail.com',
    'Bigpond.com.au',
    'firm.com.au',
    'xtra.co.nz',
    'health.example',
    'firm.nz',
  ];
  const odd = [
    'two..dots@firm.com',
    '"q s"@firm.com',
    'müller@bücher.example',
    'none',
    'a b@firm.com',
    'a@[192.0.2.1]',
  ];
  return Array.from({ length: count }, (_, i) => {
    if (i % 40 === 0) return odd[(i / 40) % odd.length];
    const below = i % 3 === 0 ? `d${i % 2000}.` : '';
    return `${names[i % names.length]}${i % 7 === 0 ? i : ''}@${below}${domains[i % domains.length]}`;
  });
}

/** Calls a second of processor time. */
function perSecond(call, inputs, times) {
  const before = process.cpuUsage();
  for (let turn = 0; turn < times; turn++) for (const input of inputs) call(input);
  const { user, system } = process.cpuUsage(before);
  return Math.round((times * inputs.length * 1e6) / (user + system));
}

const checker = new EmailChecker();
const measured = {
  parse: [(input) => parseEmail(input), 30],
  policy: [(input) => refusalOf(parseEmail(input)), 20],
  check: [(input) => checker.check(input), 10],
  answer: [(input) => answerOf(checker.check(input), undefined), 10],
};
for (const folder of options.peers) {
  const [isemail, validator] = ['isemail', 'validator'].map(createRequire(join(folder, 'none.js')));
  measured.isemail = [(input) => isemail.validate(input), 2];
  measured.validator = [(input) => validator.isEmail(input), 2];
}
const inputs = addresses(20_000);
for (let turn = 0; turn < Number(options.turns[0]); turn++) {
  const figures = Object.entries(measured).map(([name, [call, times]]) => [name, perSecond(call, inputs, times)]);
  console.log(JSON.stringify({ perSecond: Object.fromEntries(figures) }));
}
