// The form of addresses: what each is, by its category and reason.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEmail } from '../../src/email/syntax/parse.js';
import { formReasons, sentenceOf } from '../../src/email/syntax/reasons.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const label = (length: number): string => 'd'.repeat(length);
const IPV6 = 'IPv6:2001:db8';

/** An address of each reason, in the order of their rank. */
const CASES: readonly (readonly [reason: string, category: string, address: string])[] = [
  ['ok', 'ok', 'jane.citizen@example.com'],
  ['ok', 'ok', "o'brien+tag_1/x=y!#$%&*?^`{|}~@sub-domain.example.com.au"],
  ['ok', 'ok', 'zoë@müller.example'],
  ['ok', 'ok', '陳@例え.テスト'],
  ['ok', 'ok', `${'a'.repeat(64)}@example.com`],
  ['ok', 'ok', `a@${label(63)}.example`],
  ['tld-only', 'unusual', 'jane@example'],
  ['numeric-tld', 'unusual', 'jane@example.123'],
  ['numeric-tld', 'unusual', 'jane@192.0.2.1'],
  ['numeric-tld', 'unusual', 'jane@example.1st'],
  ['quoted-local', 'unusual', '"jane citizen"@example.com'],
  ['quoted-local', 'unusual', String.raw`"a\"b"@example.com`],
  ['address-literal', 'unusual', 'jane@[192.0.2.1]'],
  ['address-literal', 'unusual', `jane@[${IPV6}::1]`],
  ['address-literal', 'unusual', `jane@[${IPV6}:1:2:3:4:5:6]`],
  ['address-literal', 'unusual', `jane@[${IPV6}::192.0.2.1]`],
  ['comment', 'header-only', '(work)jane@example.com'],
  ['folding-space', 'header-only', ' jane@example.com'],
  ['obsolete-local', 'header-only', 'jane."q".citizen@example.com'],
  ['obsolete-folding', 'header-only', 'jane . citizen@example.com'],
  ['obsolete-quoted-text', 'error', '"a\u0001b"@example.com'],
  ['obsolete-quoted-pair', 'error', '"a\\\u0001b"@example.com'],
  ['obsolete-comment', 'header-only', 'jane.(x)citizen@example.com'],
  ['obsolete-comment-text', 'error', '(a\u0001)jane@example.com'],
  ['obsolete-ipv6', 'header-only', `jane@[${IPV6}:1:2:3:4::6]`],
  ['space-near-at', 'header-only', 'jane @example.com'],
  ['space-near-at', 'header-only', 'jane@(x)example.com'],
  ['header-domain', 'header-only', 'jane@exam_ple.com'],
  ['too-long', 'error', `${'a'.repeat(60)}@${label(60)}.${label(60)}.${label(60)}.${label(20)}`],
  ['local-too-long', 'error', `${'a'.repeat(65)}@example.com`],
  ['local-too-long', 'error', `${'é'.repeat(33)}@example.com`],
  ['domain-too-long', 'error', `a@${[60, 60, 60, 60, 20].map(label).join('.')}`],
  ['label-too-long', 'error', `a@${label(64)}.com`],
  ['label-too-long', 'error', `a@${'é'.repeat(60)}.com`],
  ['header-literal', 'header-only', 'jane@[example]'],
  ['header-literal', 'header-only', 'jane@[192.0.2.256]'],
  ['obsolete-literal', 'header-only', 'jane@[a\\b]'],
  ['ipv6-groups', 'header-only', `jane@[${IPV6}:1]`],
  ['ipv6-two-elisions', 'header-only', `jane@[${IPV6}::1::2]`],
  ['ipv6-digits', 'header-only', `jane@[${IPV6}::12345]`],
  ['ipv6-too-many', 'header-only', `jane@[${IPV6}:1:2:3:4:5::6]`],
  ['ipv6-colon-first', 'header-only', 'jane@[IPv6::1]'],
  ['ipv6-colon-last', 'header-only', `jane@[${IPV6}::1:]`],
  ['bad-literal-character', 'error', 'jane@[exámple]'],
  ['no-local', 'error', '@example.com'],
  ['no-domain', 'error', 'jane'],
  ['no-domain', 'error', 'jane@'],
  ['no-domain', 'error', ''],
  ['two-dots', 'error', 'jane..citizen@example.com'],
  ['two-dots', 'error', 'jane@example..com'],
  ['text-after-comment', 'error', 'jane citizen@example.com'],
  ['text-after-comment', 'error', 'jane(x)citizen@example.com'],
  ['text-after-quotes', 'error', '"jane"citizen@example.com'],
  ['text-after-literal', 'error', 'jane@[192.0.2.1]com'],
  ['bad-escape', 'error', '"a\\é"@example.com'],
  ['bad-character', 'error', 'jane@home@example.com'],
  ['bad-character', 'error', 'jane,citizen@example.com'],
  ['bad-character', 'error', 'jane\u0000@example.com'],
  ['bad-character', 'error', 'jane@example.com\n'],
  ['bad-quoted-character', 'error', '"a\u0000b"@example.com'],
  ['bad-comment-character', 'error', '(a\u0000)jane@example.com'],
  ['backslash-last', 'error', 'jane@example.com(\\'],
  ['dot-first', 'error', '.jane@example.com'],
  ['dot-first', 'error', 'jane@.example.com'],
  ['dot-last', 'error', 'jane.@example.com'],
  ['dot-last', 'error', 'jane@example.com.'],
  ['hyphen-first', 'error', 'jane@-example.com'],
  ['hyphen-last', 'error', 'jane@example-.com'],
  ['hyphen-last', 'error', 'jane@example.com-'],
  ['open-quotes', 'error', '"jane@example.com'],
  ['open-comment', 'error', '(jane@example.com'],
  ['open-literal', 'error', 'jane@[192.0.2.1'],
  ['fold-twice', 'error', 'jane@example.com \r\n\r\n '],
  ['fold-last', 'error', 'jane@example.com\r\n'],
  ['bare-cr', 'error', 'jane@example.com\r'],
  ['dot-after-literal', 'error', 'jane@[192.0.2.1].com'],
  ['broken-unicode', 'error', 'jane\ud800@example.com'],
];

describe('The form of an address', () => {
  test.each(CASES)('is %s (%s): %j', (reason, category, address) => {
    expect(parseEmail(address)).toMatchObject({ reason, category });
  });

  test('has an example of every reason here, and a sentence', () => {
    expect([...new Set(CASES.map(([reason]) => reason))].sort()).toEqual(formReasons.toSorted());
    for (const reason of formReasons) expect(sentenceOf(reason)).toMatch(/^[a-z].*[a-z\d@:]$/);
  });

  test.each([
    ['Jane.Citizen@Example.COM', 'Jane.Citizen', 'example.com', 'example.com'],
    ['zoë@Müller.example', 'zoë', 'müller.example', 'xn--mller-kva.example'],
    ['(x)jane(y)@(z)example.com', 'jane', 'example.com', 'example.com'],
    ['"jane citizen"@example.com', '"jane citizen"', 'example.com', 'example.com'],
    ['jane@[192.0.2.1]', 'jane', '[192.0.2.1]', ''],
  ])('has its parts: %j', (address, local, domain, asciiDomain) => {
    expect(parseEmail(address)).toMatchObject({ local, domain, asciiDomain });
  });

  test('is the same by the short way of plain addresses and by the whole grammar', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,12}$/);
    const dotted = (of: fc.Arbitrary<string>): fc.Arbitrary<string> =>
      fc.array(of, { minLength: 1, maxLength: 4 }).map((words) => words.join('.'));
    const host = dotted(fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/));
    fc.assert(
      fc.property(dotted(word), host, (local, domain) => {
        const { reason, local: read, domain: host } = parseEmail(`${local}@${domain}`);
        // A comment before it sends the same text through the whole grammar.
        const whole = parseEmail(`(x)${local}@${domain}`);
        expect([read, host]).toEqual([whole.local, whole.domain]);
        if (reason === 'ok') expect(whole.reason).toBe('comment');
      }),
      { numRuns: runs(1000) },
    );
  });

  test('never throws, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom('@', '.', '"', '\\', '(', ')', '[', ']', ' ', '\t', '\r\n', '\r', '\n', '\0', 'IPv6:', '::', '-'),
      fc.string({ unit: anyCharacter, maxLength: 5 }),
      fc.constantFrom('a', 'example', 'com', '１', 'ü', '\ud800', '😀', 'xn--'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const { category, reason } = parseEmail(text);
        expect(formReasons).toContain(reason);
        if (/(?!\t)\p{Cc}/u.test(text)) expect(category).toBe('error');
        if (category === 'ok') expect(text).not.toMatch(/[\s()<>,;:\\"[\]]/);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each([
    ['letters', 'a'.repeat(300_000)],
    ['labels', `a@${'b.'.repeat(150_000)}com`],
    ['letters of other languages', `ü@${'ü'.repeat(150_000)}.com`],
    ['labels of other languages', `ü@${'ü.'.repeat(100_000)}com`],
    ['comments in comments', '('.repeat(300_000)],
    ['quoted pairs', `"${'\\a'.repeat(150_000)}`],
    ['line breaks', `a${'\r\n '.repeat(100_000)}@example.com`],
    ['colons in brackets', `a@[IPv6:${':'.repeat(300_000)}]`],
    ['spaces', `${' '.repeat(300_000)}a`],
    ['ats', '@'.repeat(300_000)],
  ])('takes no longer than its length asks for: %s', (_, text) => {
    // A form whose time grew with the square would not end in the time that a test has.
    expect(parseEmail(text).category).toMatch(/error|header-only/);
  });
});
