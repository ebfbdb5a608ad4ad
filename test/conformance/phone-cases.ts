// Cases of validate-phone.
import type { OperationCases } from './table.js';

export const phoneCases: OperationCases = {
  operation: 'validatePhone',
  record: { fullPhone: '0491 570 156', country: 'AU' },
  unknown: { fullPhone: 'call me', country: 'AU' },
  cases: [
    {
      title: 'numbers of many countries, each with its own answer',
      payload: [
        { fullPhone: '0491 570 156', country: 'AU' },
        { fullPhone: '021 123 4567', country: 'New Zealand' },
        { fullPhone: '+44 20 7946 0123', country: 'au' },
        { fullPhone: '5550 1234', country: 'AUS', state: 'Victoria' },
        { fullPhone: '5550 1234', postcode: '6000' },
        { fullPhone: '5550 1234' },
        { fullPhone: '0412345678', country: 'Atlantis' },
        { fullPhone: '6.1412E+10', country: 'AU' },
        { fullPhone: '' },
        { fullPhone: '   ' },
      ],
      answer: {
        status: 'SUCCESS',
        payload: [
          { attributes: { e164: '+61491570156' }, exception: null },
          { attributes: { e164: '+64211234567' }, exception: null },
          { attributes: { e164: '+442079460123' }, exception: 'Validated as another country - GB' },
          { attributes: { e164: '+61355501234' }, exception: null },
          { attributes: { e164: '+61855501234' }, exception: null },
          { exception: 'Number prefix missing' },
          { exception: 'Country not supported' },
          { exception: 'Digits lost in a spreadsheet' },
          { phoneStatus: 'rejected' },
          { phoneStatus: 'rejected' },
        ],
      },
    },
    {
      title: 'the same without any data',
      payload: [{ fullPhone: '0491 570 156' }],
      data: 'nothing',
      answer: { payload: [{ attributes: { valid: 'true' }, operatorName: null }] },
    },
    {
      title: 'the country of the locale',
      payload: [{ fullPhone: '021 123 4567' }],
      locale: 'nz',
      answer: { payload: [{ country: 'NZ', exception: null }] },
    },
    {
      title: 'no country of a locale of none',
      payload: [{ fullPhone: '021 123 4567' }, { fullPhone: '+64 21 123 4567' }],
      locale: 'intl',
      answer: { payload: [{ exception: 'Country missing', attributes: { valid: 'unknown' } }, { country: 'NZ' }] },
    },
    {
      title: 'what stands in a record beside the number, and null for what is absent',
      payload: [{ fullPhone: '0491 570 156', country: null, state: null, postcode: null, colour: 'blue' }],
      answer: { payload: [{ country: 'AU', exception: null }] },
    },
  ],
};
