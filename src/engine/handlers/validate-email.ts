// validate-email: what the form of each address says of it, the lists of domains, and the network where it is asked.
import { WaypostError } from '../../contract/errors.js';
import { noAddress, type ValidateEmailInput } from '../../contract/operations/validate-email.js';
import type { ValidatedEmail } from '../../contract/schema/validate-email.js';
import type { Request } from '../../contract/operation.js';
import type { SettingFile, SettingValue } from '../../contract/settings.js';
import { answerOf, mayAsk } from '../../email/answer.js';
import { EmailChecker, type CheckedEmail } from '../../email/checker.js';
import type { NetworkFindings } from '../../email/findings.js';
import { BlockList } from '../../email/lists/block-list.js';
import type { EngineContext, Handler } from '../context.js';
import { mailNetworkOf } from '../mail.js';
import { success } from '../success.js';

/** What may answer: the form and the lists alone, or what servers say too. The first is asked where none is named. */
const SOURCES: readonly string[] = ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'];

/** The operation `validateEmail`: an element for each address; an address that is there twice is looked at once. */
export const handleValidateEmail: Handler = async (request, context) => {
  const { payload, sourceOfTruth } = request;
  const checker = checkerOf(context);
  const isOffline = sourceOf(sourceOfTruth) === SOURCES[0];
  const network = isOffline ? undefined : await askerOf(context, request);
  const answers = new Map<string, Promise<ValidatedEmail> | ValidatedEmail>();
  const elements = (payload as ValidateEmailInput[]).map(({ address }) => {
    const known = answers.get(address);
    if (known !== undefined) return known;
    const answer = validated(address, checker, network?.ask);
    answers.set(address, answer);
    return answer;
  });
  // Of an address that nobody was asked for, the answer is there already.
  return network ? success(await Promise.all(elements), ...network.notes()) : success(elements);
};

/** Asks the network for an address; undefined for one that is not worth asking for. */
type Ask = (checked: CheckedEmail) => Promise<NetworkFindings | undefined>;

/** What asks the network as the operator and the request say. Throws `usage` and `bad-request` for what cannot be. */
async function askerOf(
  context: EngineContext,
  { featureOptions, deadlineMs: ofCall }: Request,
): Promise<{ readonly ask: Ask; readonly notes: () => string[] }> {
  const ofAddress = timeoutOf(featureOptions);
  const deadlineMs = ofAddress === undefined ? ofCall : Math.min(ofAddress, ofCall ?? ofAddress);
  const network = await mailNetworkOf(context);
  const hasOwnResolver = context.settings['resolver'] !== undefined;
  return {
    ask: async (checked) => {
      if (!mayAsk(checked, hasOwnResolver)) return undefined;
      const { local, asciiDomain: domain } = checked.parsed;
      return network.verify({ local, domain }, deadlineMs);
    },
    notes: () => network.notes(),
  };
}

/** The source that is asked. Throws `bad-request` for one that knows nothing of email addresses. */
function sourceOf(given: string | undefined): string {
  const source = (given ?? SOURCES[0]!).toUpperCase();
  if (SOURCES.includes(source)) return source;
  throw new WaypostError(
    'bad-request',
    `validate-email answers from ${SOURCES.join(', ')}, not from ${given}; leave the source out for ${SOURCES[0]}`,
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

/** What looks at the addresses. Throws `configuration` for a block list that cannot be read. */
const checkerOf = ({ emails, settings }: EngineContext): EmailChecker =>
  emails.get(() => new EmailChecker(blockListOf(settings['blockList'])));

function blockListOf(setting: SettingValue | undefined): BlockList | undefined {
  if (setting === undefined) return undefined;
  const { name, text } = setting as SettingFile;
  return new BlockList(text, name);
}

function validated(
  address: string,
  checker: EmailChecker,
  ask: Ask | undefined,
): Promise<ValidatedEmail> | ValidatedEmail {
  if (address.trim() === '') return noAddress(address);
  const checked = checker.check(address);
  return ask ? ask(checked).then((findings) => answerOf(checked, findings)) : answerOf(checked, undefined);
}
