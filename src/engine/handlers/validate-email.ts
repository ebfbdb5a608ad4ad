// validate-email: what the form of each address says of it, the lists of domains, and the network where it is asked.
import { WaypostError } from '../../contract/errors.js';
import type { Request } from '../../contract/operation.js';
import { noAddress } from '../../contract/fields/email-element.js';
import { asksServers, type ValidateEmailInput } from '../../contract/operations/validate-email.js';
import type { ValidatedEmail } from '../../contract/schema/validate-email.js';
import type { SettingFile, SettingValue } from '../../contract/settings.js';
import { answerOf, mayAsk } from '../../email/answer.js';
import { EmailChecker, type CheckedEmail } from '../../email/checker.js';
import { BlockList } from '../../email/lists/block-list.js';
import type { EngineContext, Handler } from '../context.js';
import { mailNetworkOf } from '../mail.js';
import { success } from '../success.js';

/** What may answer: the form and the lists alone, or what servers say too. The first is asked where none is named. */
const SOURCES: readonly string[] = ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'];

/** The operation `validateEmail`: an element for each address; one that is there twice is looked at once. */
export const handleValidateEmail: Handler = async (request, context) => {
  const { payload, sourceOfTruth } = request;
  requireSource(sourceOfTruth);
  const checker = checkerOf(context);
  const addresses = (payload as ValidateEmailInput[]).map(({ address }) => address);
  if (!asksServers(sourceOfTruth)) {
    const validated = (checked: CheckedEmail): ValidatedEmail => answerOf(checked, undefined);
    return success(ofEach(addresses, checker, validated));
  }
  const deadlineMs = timeOf(request);
  const network = await mailNetworkOf(context);
  const hasOwnResolver = context.settings['resolver'] !== undefined;
  const verified = async (checked: CheckedEmail): Promise<ValidatedEmail> => {
    if (!mayAsk(checked, hasOwnResolver)) return answerOf(checked, undefined);
    const { local, asciiDomain: domain } = checked.parsed;
    return answerOf(checked, await network.verify({ local, domain }, deadlineMs));
  };
  const elements = await Promise.all(ofEach(addresses, checker, verified));
  return success(elements, ...network.notes());
};

/** What `answer` says of each address, in their order. It is asked once for addresses that are the same. */
function ofEach<Answer>(
  addresses: readonly string[],
  checker: EmailChecker,
  answer: (checked: CheckedEmail) => Answer,
): (Answer | ValidatedEmail)[] {
  const known = new Map<string, Answer | ValidatedEmail>();
  return addresses.map((address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const now = address.trim() === '' ? noAddress(address) : answer(checker.check(address));
    known.set(address, now);
    return now;
  });
}

/** Throws `bad-request` for a source that knows nothing of email addresses. */
function requireSource(source: string | undefined): void {
  if (source === undefined || SOURCES.includes(source.toUpperCase())) return;
  throw new WaypostError(
    'bad-request',
    `validate-email answers from ${SOURCES.join(', ')}, not from ${source}; leave the source out for ${SOURCES[0]}`,
  );
}

/** Milliseconds that one address may take; undefined where neither the request nor who waits for it says. */
function timeOf({ featureOptions, withinMs }: Request): number | undefined {
  const given = featureOptions?.['timeout'];
  if (given === undefined) return withinMs;
  if (!/^[1-9]\d{0,8}$/.test(given)) {
    throw new WaypostError('bad-request', `timeout '${given}' is not a whole number of milliseconds from 1`);
  }
  return Math.min(Number(given), withinMs ?? Infinity);
}

/** What looks at the addresses. Throws `configuration` for a block list that cannot be read. */
const checkerOf = ({ emails, settings }: EngineContext): EmailChecker =>
  emails.get(() => new EmailChecker(blockListOf(settings['blockList'])));

function blockListOf(setting: SettingValue | undefined): BlockList | undefined {
  if (setting === undefined) return undefined;
  const { name, text } = setting as SettingFile;
  return new BlockList(text, name);
}
