// validate-email: whether mail can be sent to an address, as far as its form, lists, name servers and mail servers say.
import { said } from '../said.js';
import { emailCard } from '../fields/email-card.js';
import {
  attributesOf,
  failedCall,
  noAddress,
  statusOf,
  wordsOf,
  type EmailAttribute,
} from '../fields/email-element.js';
import { column } from '../fields/output-columns.js';
import type { FeatureOption, Operation, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { Setting } from '../settings.js';
import type { ValidatedEmail } from '../schema/validate-email.js';

/** One record of the request. */
export interface ValidateEmailInput {
  address: string;
}

/** The code of an address whose form is right, where nobody was asked. */
const NOT_CHECKED = 'not-checked';

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

/** True for a source of truth that asks name servers, and mail servers where that is wanted. */
export const asksServers = (source: string | undefined): boolean => /^VE_(?:VERIFY|ALL)$/i.test(source ?? '');

const proven = (name: string, about: string, of: (element: ValidatedEmail) => boolean): OutputColumn<ValidatedEmail> =>
  column(name, about, (element) => (of(element) ? 'true' : 'false'));

const attribute = (name: EmailAttribute, about: string, key: EmailAttribute = name): OutputColumn<ValidatedEmail> =>
  column(name, about, (element) => attributesOf(element)[key]);

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
  sources: ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'],
  asksNetwork: ({ sourceOfTruth }) => asksServers(sourceOfTruth),
  features: [TIMEOUT],
  settings: [BLOCK_LIST, ...NETWORK],
  prefix: 'email_',
  schema: async () => (await import('../schema/validate-email.js')).schema,
  fields: [{ name: 'address', about: 'Email address' }],
  toRecord: ([address = '']) => (said(address) === '' ? null : { address }),
  emptyElement: () => noAddress(),
  errorElement: failedCall,
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
    column('messages', 'Why, in words', wordsOf),
  ],
  outcome: (element) => {
    const attributes = attributesOf(element);
    return {
      // That nobody was asked is no exception where nobody was to be asked.
      exception: attributes.reason === NOT_CHECKED || statusOf(element) === 'valid' ? undefined : attributes.reason,
      answer: attributes.suggested_email,
    };
  },
  review,
  preview: ['status', 'reason', 'suggested_email'],
};
