// Cases of the operations on contacts.
import type { OperationCases } from '../table.js';

export const emailCases: OperationCases = {
  operation: 'validateEmail',
  record: { address: 'jane.citizen@example.com' },
  source: 'VE_INTERNAL',
  unknown: { address: 'jane.citizen' },
  features: [
    {
      name: 'timeout',
      value: '1500',
      asked: { payload: [{ address: 'jane.citizen@example.com' }] },
      withoutEffect: 'without the network nothing takes time',
    },
  ],
  cases: [
    {
      title: 'a source that is not of email addresses',
      payload: [{ address: 'jane.citizen@example.com' }],
      sourceOfTruth: 'GNAF',
      fails: [
        'bad-request',
        /^validate-email .* VE_INTERNAL, VE_VERIFY, VE_ALL, not from GNAF; leave the source out for VE_INTERNAL$/,
      ],
    },
    {
      title: 'addresses good and bad, each with its element',
      payload: [
        'jane.citizen@example.com',
        'no address',
        'a@b@example.com',
        ' Jane <jane@example.com>',
        'jane@example.com; joe@example.com',
        'jane\r\nRCPT TO:<joe@example.com>',
        '"jane"@example.com',
        'jane@gmial.com',
        ' ',
      ].map((address) => ({ address })),
      answer: {
        status: 'SUCCESS',
        messages: [],
        payload: [
          { formatValidated: true, blackListValidated: true, attributes: { email_valid: 'UNKNOWN' } },
          { formatValidated: false, blackListValidated: false, attributes: { email_valid: 'INVALID' } },
          { attributes: { email_valid: 'INVALID' } },
          { attributes: { email_valid: 'UNKNOWN', suggested_email: 'jane@example.com' } },
          { attributes: { reason: 'several-addresses' } },
          { formatValidated: false, attributes: { email_valid: 'INVALID' } },
          { attributes: { reason: 'quoted-local' } },
          { formatValidated: true, attributes: { suggested_email: 'jane@gmail.com' } },
          { attributes: { reason: 'empty' } },
        ],
      },
    },
  ],
};
