// validate-email: whether mail can be sent to an address, as far as its form, lists, name servers and mail servers say.
import type { Card, CardRow, Tone } from '../card.js';
import { column } from '../fields/output-columns.js';
import type { FeatureOption, Operation, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { Setting } from '../settings.js';
import type { ValidatedEmail } from '../schema/validate-email.js';

/** One record of the request. */
export interface ValidateEmailInput {
  address: string;
}

/** `rejected`: there is no address; `error`: the call failed. */
type Status = 'valid' | 'invalid' | 'unknown' | 'rejected' | 'error';

/** Codes of `reason` for records that nobody looked at. */
const NOTHING_THERE = 'empty';
const CALL_FAILED = 'call-failed';

/** The element of a record that was not looked at: nothing is proven, and whether it is valid is not known. */
const notLookedAt = (address: string, reason: string, message: string): ValidatedEmail => ({
  address,
  attributes: { email_valid: 'UNKNOWN', message, reason },
  mailBoxValidated: false,
  mailServerValidated: false,
  domainValidated: false,
  blackListValidated: false,
  formatValidated: false,
});

/** The element of a record without an address. */
export const noAddress = (address = ''): ValidatedEmail =>
  notLookedAt(address, NOTHING_THERE, 'there is no email address in this record');

/** The status of a row. A service that knows no reasons is read by email_valid alone. */
function statusOf({ attributes }: ValidatedEmail): Status {
  if (attributes.reason === NOTHING_THERE) return 'rejected';
  if (attributes.reason === CALL_FAILED) return 'error';
  if (attributes.email_valid === 'VALID') return 'valid';
  return attributes.email_valid === 'INVALID' ? 'invalid' : 'unknown';
}

/** Milliseconds that one address may take where name servers and mail servers are asked. */
const TIMEOUT: FeatureOption = {
  name: 'timeout',
  about: 'Milliseconds that one address may take where the network is asked',
  values: 'count',
};

/** Addresses and domains that the operator does not want. */
const BLOCK_LIST: Setting = {
  name: 'blockList',
  flags: '--block-list <file>',
  about: 'addresses, domains and *.domains that are refused, one on each line',
  kind: 'file',
};

/** How name servers and mail servers are asked, where they are. */
const NETWORK: readonly Setting[] = [
  {
    name: 'resolver',
    flags: '--resolver <host:port>',
    overNetwork: true,
    about: 'address of a name server to ask; may be given again',
    kind: 'list',
    otherwise: 'those of this machine',
  },
  {
    name: 'probe',
    flags: '--probe',
    overNetwork: true,
    about: 'ask mail servers whether the mailbox is there, without sending mail',
    kind: 'flag',
    otherwise: 'name servers alone are asked',
  },
  {
    name: 'helo',
    flags: '--helo <name>',
    overNetwork: true,
    about: 'public name of this machine, for mail servers',
    kind: 'text',
    otherwise: "this machine's own, if it is a public one",
  },
  {
    name: 'mailFrom',
    flags: '--mail-from <address>',
    overNetwork: true,
    about: 'mailbox of yours that mail servers are told as sender, or <> for none',
    kind: 'text',
    otherwise: 'none',
  },
  {
    name: 'smtpPort',
    flags: '--smtp-port <number>',
    overNetwork: true,
    about: 'port of mail servers, for tests',
    kind: 'count',
    otherwise: '25',
  },
  {
    name: 'allowPrivateMx',
    flags: '--allow-private-mx',
    overNetwork: true,
    about: 'ask mail servers at addresses that are not public, such as those of your own network',
    kind: 'flag',
    otherwise: 'they are not asked',
  },
];

type Attribute = keyof ValidatedEmail['attributes'] & string;

const TONES: Readonly<Record<Status, Tone>> = {
  valid: 'good',
  unknown: 'fair',
  invalid: 'poor',
  rejected: 'poor',
  error: 'poor',
};

const rowsOf = (element: ValidatedEmail, names: readonly (readonly [string, Attribute])[]): CardRow[] =>
  names.flatMap(([name, attribute]) => {
    const value = element.attributes[attribute] ?? '';
    return value === '' ? [] : [{ name, value }];
  });

/** The five booleans as a person reads them: false means not proven. */
const checks = (element: ValidatedEmail): CardRow[] =>
  (
    [
      ['format', element.formatValidated],
      ['not on the block list', element.blackListValidated],
      ['domain', element.domainValidated],
      ['mail server', element.mailServerValidated],
      ['mailbox', element.mailBoxValidated],
    ] as const
  ).map(([name, proven]) => ({ name, value: proven ? 'yes' : 'not proven' }));

function emailCard(element: ValidatedEmail): Card {
  const { attributes, address } = element;
  const status = statusOf(element);
  return {
    title: address,
    status,
    tone: TONES[status],
    qualifications: attributes.reason === undefined ? [] : [attributes.reason],
    sections: [
      { title: 'Checked', rows: status === 'rejected' || status === 'error' ? [] : checks(element) },
      {
        title: 'Details',
        rows: rowsOf(element, [
          ['account', 'accountname'],
          ['domain', 'domain'],
          ['suggestion', 'suggested_email'],
          ['disposable', 'disposable'],
          ['relay', 'relay'],
          ['role account', 'rolebased'],
          ['free provider', 'free_email'],
          ['takes every name', 'catchall'],
        ]),
      },
    ],
    messages: attributes.message === undefined ? [] : [attributes.message],
  };
}

const proven = (name: string, about: string, of: (element: ValidatedEmail) => boolean): OutputColumn<ValidatedEmail> =>
  column(name, about, (element) => (of(element) ? 'true' : 'false'));

const attribute = (name: Attribute, about: string, key: Attribute = name): OutputColumn<ValidatedEmail> =>
  column(name, about, ({ attributes }) => attributes[key]);

const review: readonly ReviewClass[] = [
  { status: 'invalid', about: 'no mail can arrive there: to be asked for again' },
  { status: 'unknown', about: 'nothing speaks against it, and nobody was asked, or nobody said' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'rejected', about: 'the row has no address' },
  { status: 'valid', settled: true, about: 'a mail server takes mail for it' },
];

export const validateEmail: Operation<ValidateEmailInput, ValidatedEmail> = {
  name: 'validateEmail',
  command: 'validate-email',
  summary: 'Tell whether mail can be sent to email addresses',
  verb: 'check',
  methods: ['POST'],
  path: '/rest/{locale}/validate/email',
  recordsPerCall: 100,
  needs: ['network'],
  asksNetwork: ({ sourceOfTruth }) => sourceOfTruth === 'VE_VERIFY' || sourceOfTruth === 'VE_ALL',
  sources: ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'],
  features: [TIMEOUT],
  settings: [BLOCK_LIST, ...NETWORK],
  prefix: 'email_',
  schema: async () => (await import('../schema/validate-email.js')).schema,
  fields: [{ name: 'address', about: 'Email address' }],
  toRecord: ([address = '']) => (address.trim() === '' ? null : { address }),
  emptyElement: () => noAddress(),
  errorElement: (message) => notLookedAt('', CALL_FAILED, message),
  elements: ({ payload }) => payload as ValidatedEmail[],
  card: emailCard,
  columns: [
    column('status', 'valid, invalid, unknown, rejected or error', statusOf),
    attribute('reason', 'Why, as a code that stays the same'),
    proven('format_validated', 'true if its form is one that mail can be sent to', (e) => e.formatValidated),
    proven('black_list_validated', 'true if it is not on the block list', (e) => e.blackListValidated),
    proven('domain_validated', 'true if its domain is proven to exist', (e) => e.domainValidated),
    proven('mail_server_validated', 'true if its mail server is proven to exist', (e) => e.mailServerValidated),
    proven('mail_box_validated', 'true if its mailbox is proven to exist', (e) => e.mailBoxValidated),
    attribute('suggested_email', 'The address that was probably meant'),
    attribute('disposable', 'TRUE if its domain gives addresses away for minutes'),
    attribute('relay', 'TRUE if its domain passes mail on to an address that its owner hides'),
    attribute('role_based', 'TRUE if it is of a role such as info, not of a person', 'rolebased'),
    attribute('free_email', 'TRUE if its provider gives mailboxes to everybody'),
    attribute('catch_all', 'TRUE if its mail server takes every name, UNKNOWN where none was asked', 'catchall'),
    attribute('account_name', 'What stands before the @', 'accountname'),
    attribute('domain', 'What stands behind the @, in lower case'),
    attribute('domain_exists', 'VALID, INVALID or UNKNOWN'),
    attribute('mail_server_exists', 'VALID, INVALID or UNKNOWN', 'mailserver_exists'),
    attribute('email_exists', 'VALID, INVALID or UNKNOWN: the mailbox'),
    attribute('messages', 'Why, in words', 'message'),
  ],
  outcome: (element) => ({
    exception: statusOf(element) === 'valid' ? undefined : element.attributes.reason,
    answer: element.address,
  }),
  review,
  preview: ['status', 'reason', 'suggested_email'],
};
