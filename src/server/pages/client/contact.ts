// The page that checks a contact while it is typed: an email address, a phone number, a company.
import type { CompanyHit } from '../../../contract/schema/company.js';
import type { ValidatedEmail } from '../../../contract/schema/validate-email.js';
import type { CheckedPhone } from '../../../contract/schema/validate-phone.js';
import { ask } from './ask.js';
import { searchCompanies } from './company-search.js';
import { fillCountries } from './countries.js';
import { byId, html } from './dom.js';
import { Latest } from './latest.js';

const email = byId<HTMLInputElement>('email');
const phone = byId<HTMLInputElement>('phone');
const country = byId<HTMLSelectElement>('country');

/** A verdict, and what stands behind it. */
const verdict = (tone: 'good' | 'poor' | 'aside', words: string, ...more: (Node | string)[]): HTMLElement =>
  html('p', {}, html('span', { class: tone }, words), ...more.flatMap((one) => [' ', one]));

/** A field whose text is checked by `check`, which gives what is to be shown below it. */
function checkedField(
  box: HTMLInputElement,
  said: HTMLElement,
  check: (text: string, signal: AbortSignal) => Promise<Node>,
): () => void {
  const latest = new Latest((words) => {
    if (words !== '') said.replaceChildren(html('p', { class: 'trouble' }, words));
  });
  const typed = (): void => {
    const text = box.value.trim();
    if (text === '') {
      latest.begin();
      said.replaceChildren();
      return;
    }
    latest.attemptSoon(async (signal) => {
      const shown = await check(text, signal);
      signal.throwIfAborted();
      said.replaceChildren(shown);
    });
  };
  box.addEventListener('input', typed);
  return typed;
}

const EMAIL_WORDS: Readonly<Record<string, readonly ['good' | 'poor' | 'aside', string]>> = {
  VALID: ['good', 'Valid.'],
  INVALID: ['poor', 'Not valid.'],
};

const emailTyped = checkedField(email, byId('email-said'), async (address, signal) => {
  const { payload } = await ask<ValidatedEmail>('rest/au/validate/email', { payload: [{ address }] }, signal);
  const { attributes = {}, formatValidated } = payload[0]!;
  const [tone, words] = EMAIL_WORDS[attributes['email_valid'] ?? ''] ?? [
    'aside',
    formatValidated ? 'Well formed.' : 'Not checked.',
  ];
  const meant = attributes['suggested_email'] ?? '';
  return verdict(tone, words, attributes['message'] ?? '', ...(meant === '' ? [] : [suggestion(meant)]));
});

/** What was probably meant, a click away. */
function suggestion(address: string): HTMLElement {
  const button = html('button', { type: 'button' }, `Use ${address}`);
  button.addEventListener('click', () => {
    email.value = address;
    email.focus();
    emailTyped();
  });
  return button;
}

const phoneTyped = checkedField(phone, byId('phone-said'), async (fullPhone, signal) => {
  const { payload } = await ask<CheckedPhone>(
    'rest/au/validate/phone',
    { payload: [{ fullPhone, country: country.value }] },
    signal,
  );
  const { attributes, exception } = payload[0]!;
  const { valid = '', type = '', international = '', national = '' } = attributes ?? {};
  const forms = [international, national].filter((text) => text !== '').join(' · ');
  return valid === 'true'
    ? verdict('good', 'Valid.', ...[type, forms, exception ?? ''].filter((text) => text !== ''))
    : verdict('poor', 'Not valid.', exception ?? '');
});
country.addEventListener('change', phoneTyped);

fillCountries(country);
searchCompanies(
  byId<HTMLInputElement>('company'),
  byId<HTMLUListElement>('companies'),
  byId('company-said'),
  (name, signal) => ask<CompanyHit>('rest/au/companyLookup', { payload: { name } }, signal),
);
byId('contact').addEventListener('submit', (event) => {
  event.preventDefault();
});
