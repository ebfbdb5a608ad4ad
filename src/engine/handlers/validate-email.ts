// validate-email: what the form of each address says of it, the lists of domains, and the network where it is asked.
import { WaypostError } from '../../contract/errors.js';
import { noAddress, type ValidateEmailInput } from '../../contract/operations/validate-email.js';
import type { ValidatedEmail } from '../../contract/schema/validate-email.js';
import type { Request } from '../../contract/operation.js';
import { answerOf, mayAsk } from '../../email/answer.js';
import type { SettingFile, SettingValue } from '../../contract/settings.js';
import { EmailChecker } from '../../email/checker.js';
import { BlockList } from '../../email/lists/block-list.js';
import type { EngineContext, Handler } from '../context.js';
import { mailNetworkOf } from '../mail.js';
import { success } from '../success.js';

/** What may answer: the form and the lists alone, or what servers say too. The first is asked where none is named. */
const SOURCES: readonly string[] = ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'];

/** The operation `validateEmail`: an element for each address. */
export const handleValidateEmail: Handler = async ({ payload, sourceOfTruth, featureOptions, withinMs }, context) => {
  requireSource(sourceOfTruth);
  const checker = checkerOf(context);
  const addresses = (payload as ValidateEmailInput[]).map(({ address }) => address);
  if (sourceOfTruth === undefined || sourceOfTruth === SOURCES[0]) {
    return success(addresses.map((address) => validated(address, checker)));
  }
  const deadlineMs = leastOf(timeoutOf(featureOptions), withinMs);
  const network = await mailNetworkOf(context);
  const hasOwnResolver = context.settings['resolver'] !== undefined;
  const elements = await Promise.all(
    addresses.map(async (address) => {
      if (address.trim() === '') return noAddress(address);
      const checked = checker.check(address);
      if (!mayAsk(checked, hasOwnResolver)) return answerOf(checked, undefined);
      const { local, asciiDomain: domain } = checked.parsed;
      return answerOf(checked, await network.verify({ local, domain }, deadlineMs));
    }),
  );
  return success(elements, ...network.notes());
};

/** Throws `bad-request` for a source that knows nothing of email addresses. */
function requireSource(source: string | undefined): void {
  if (source === undefined || SOURCES.includes(source)) return;
  throw new WaypostError(
    'bad-request',
    `validate-email answers from ${SOURCES.join(', ')}, not from ${source}; leave the source out for ${SOURCES[0]}`,
  );
}

/** Milliseconds that one address may take; undefined where the request does not say. */
function timeoutOf(options: Request['featureOptions']): number | undefined {
  const given = options?.['timeout'];
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(given)) {
    throw new WaypostError('bad-request', `timeout '${given}' is not a whole number of milliseconds from 1`);
  }
  return Number(given);
}

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** What looks at the addresses. Throws `configuration` for a block list that cannot be read. */
const checkerOf = ({ emails, settings }: EngineContext): EmailChecker =>
  emails.get(() => new EmailChecker(blockListOf(settings['blockList'])));

function blockListOf(setting: SettingValue | undefined): BlockList | undefined {
  if (setting === undefined) return undefined;
  const { name, text } = setting as SettingFile;
  return new BlockList(text, name);
}

function validated(address: string, checker: EmailChecker): ValidatedEmail {
  if (address.trim() === '') return noAddress(address);
  return answerOf(checker.check(address), undefined);
}
