// What a person is shown of an email address on a terminal.
import type { Card, CardRow, Tone } from '../card.js';
import type { ValidatedEmail } from '../schema/validate-email.js';
import { attributesOf, statusOf, type EmailAttribute, type EmailStatus } from './email-element.js';

const TONES: Readonly<Record<EmailStatus, Tone>> = {
  valid: 'good',
  unknown: 'fair',
  invalid: 'poor',
  rejected: 'poor',
  error: 'poor',
};

const rowsOf = (element: ValidatedEmail, names: readonly (readonly [string, EmailAttribute])[]): CardRow[] =>
  names.flatMap(([name, attribute]) => {
    const value = attributesOf(element)[attribute] ?? '';
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

/** The card of an element. */
export function emailCard(element: ValidatedEmail): Card {
  const attributes = attributesOf(element);
  const status = statusOf(element);
  return {
    title: element.address,
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
