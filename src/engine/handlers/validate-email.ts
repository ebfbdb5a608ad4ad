// validate-email: what the form of each address says of it, and the lists of domains.
import { WaypostError } from '../../contract/errors.js';
import { noAddress, type ValidateEmailInput } from '../../contract/operations/validate-email.js';
import type { ValidatedEmail } from '../../contract/schema/validate-email.js';
import type { SettingFile, SettingValue } from '../../contract/settings.js';
import { answerOf } from '../../email/answer.js';
import { EmailChecker } from '../../email/checker.js';
import { BlockList } from '../../email/lists/block-list.js';
import type { EngineContext, Handler } from '../context.js';
import { success } from '../success.js';

/** What may answer: the form and the lists alone, or what servers say too. The first is asked where none is named. */
const SOURCES = ['VE_INTERNAL', 'VE_VERIFY', 'VE_ALL'] as const;

/** The operation `validateEmail`: an element for each address; an address that is there twice is looked at once. */
export const handleValidateEmail: Handler = ({ payload, sourceOfTruth }, context) => {
  requireSource(sourceOfTruth);
  const checker = checkerOf(context);
  const answers = new Map<string, ValidatedEmail>();
  return success(
    (payload as ValidateEmailInput[]).map(({ address }) => {
      const known = answers.get(address);
      if (known !== undefined) return known;
      const answer = validated(address, checker);
      answers.set(address, answer);
      return answer;
    }),
  );
};

/** Throws `bad-request` for a source that knows nothing of email addresses. */
function requireSource(source: string | undefined): void {
  if (source === undefined || source.toUpperCase() === SOURCES[0]) return;
  throw new WaypostError(
    'bad-request',
    `validate-email answers from ${SOURCES.join(', ')}, not from ${source}; leave the source out for ${SOURCES[0]}`,
  );
}

/** What looks at the addresses. Throws `configuration` for a block list that cannot be read. */
const checkerOf = ({ emails, settings }: EngineContext): EmailChecker =>
  emails.get(() => new EmailChecker(blockListOf(settings['blockList'])));

function blockListOf(setting: SettingValue | undefined): BlockList | undefined {
  if (setting === undefined) return undefined;
  const { name, text } = setting as SettingFile;
  return new BlockList(text, name);
}

const validated = (address: string, checker: EmailChecker): ValidatedEmail =>
  address.trim() === '' ? noAddress(address) : answerOf(checker.check(address), undefined);
