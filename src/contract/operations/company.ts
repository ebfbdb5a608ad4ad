// companyLookup: the companies of a name, an ABN, or an ACN or ARBN.
import { said } from '../said.js';
import {
  certain,
  common,
  companyLine,
  listedCompanies,
  standingOf,
  type CompanyHits,
  type CompanyStatus,
} from '../fields/company-answer.js';
import { exceptionOf } from '../fields/company-remarks.js';
import { hitColumns } from '../fields/hits.js';
import { column } from '../fields/output-columns.js';
import type { Operation, OutputColumn } from '../operation.js';
import type { CompanyHit } from '../schema/company.js';

/** The record of the request. Without `apiName` it is told by what `name` is. */
export interface CompanyInput {
  /** A name, an ABN, or an ACN or ARBN. */
  name: string;
  /** `active:Y;current:Y`. */
  optionalConfig?: string | null | undefined;
  /** SearchByABNv201408 or SearchByASICv201408. */
  apiName?: string | null | undefined;
  /** Beside a number: the name that is compared with that of the number. */
  businessName?: string | null | undefined;
  /** Where the company is: decides between namesakes. */
  state?: string | null | undefined;
  postcode?: string | null | undefined;
}

const NO_NUMBER = /^\W*$/;
const abnSearch = 'SearchByABNv201408';
const asicSearch = 'SearchByASICv201408';

const attribute = (name: string, key: string, about: string): OutputColumn<CompanyHits> =>
  column(
    name,
    about,
    common((hit) => hit.attributes?.[key]),
  );

const [envelopeStatus, countColumn, messagesColumn] = hitColumns<CompanyHit>([]) as [
  OutputColumn<CompanyHits>,
  OutputColumn<CompanyHits>,
  OutputColumn<CompanyHits>,
];

const nothing = (message: string, standing: CompanyStatus): CompanyHits => ({
  status: 'ERROR',
  messages: [message],
  payload: [],
  standing,
});

export const company: Operation<CompanyInput, CompanyHits> = {
  name: 'companyLookup',
  command: 'company',
  summary: 'Look up Australian companies by name, ABN, ACN or ARBN',
  verb: 'look up',
  things: 'companies',
  methods: ['GET', 'POST'],
  path: '/rest/au/companyLookup',
  country: 'AU',
  query: {
    required: ['name'],
    optional: ['config', 'apiName'],
    toRecord: ({ config, ...record }) => ({ ...record, ...(config === undefined ? {} : { optionalConfig: config }) }),
  },
  asksOne: true,
  besidePayload: ['optionalConfig', 'apiName'],
  recordsPerCall: 1,
  needs: ['companies'],
  features: [],
  prefix: 'company_',
  schema: async () => (await import('../schema/company.js')).schema,
  fields: [
    {
      name: 'name',
      decides: true,
      about: 'Name of the company: legal, business, trading or former; or its ABN, ACN or ARBN',
      headings: [
        'companyname',
        'company',
        'businessname',
        'business',
        'organisationname',
        'organizationname',
        'organisation',
        'organization',
        'legalname',
        'entityname',
        'legalentityname',
        'registeredname',
        'tradingname',
        'tradingas',
        'customername',
        'clientname',
        'suppliername',
        'vendorname',
        'debtorname',
        'creditorname',
        'accountname',
        'employer',
        'employername',
        'name',
      ],
    },
    {
      name: 'abn',
      decides: true,
      about: 'ABN; beside a name it decides, and the name is compared',
      headings: ['abn', 'abnnumber', 'abnno', 'australianbusinessnumber', 'companyabn', 'businessabn', 'taxnumber'],
    },
    {
      name: 'acn',
      decides: true,
      about: 'ACN or ARBN, where there is no ABN',
      headings: ['acn', 'acnnumber', 'acnno', 'arbn', 'australiancompanynumber', 'companyacn', 'acnarbn'],
    },
    { name: 'state', about: 'State of the company: decides between namesakes', option: true },
    { name: 'postcode', about: 'Postcode of the company: decides between namesakes', option: true },
    {
      name: 'optionalConfig',
      about: 'active:Y for active companies alone, current:Y for current names; joined by ;',
      headings: ['optionalconfig', 'companyconfig'],
      option: true,
    },
    {
      name: 'apiName',
      about: `${abnSearch} or ${asicSearch}: what the text is; told by itself if absent`,
      headings: ['apiname'],
      option: true,
    },
  ],
  toRecord: (values) => {
    const [name = '', abn = '', acn = '', state = '', postcode = '', config = '', apiName = ''] = values.map(
      (value, i) =>
        // A company may be called None.
        i === 0 ? value.trim() : said(value),
    );
    const number = [abn, acn].find((text) => !NO_NUMBER.test(text));
    if (name === '' && number === undefined) return null;
    const search = number === abn ? abnSearch : asicSearch;
    const asked = number === undefined ? apiName : search;
    return {
      name: number ?? name,
      ...(config === '' ? {} : { optionalConfig: config }),
      ...(asked === '' ? {} : { apiName: asked }),
      ...(number === undefined || name === '' ? {} : { businessName: name }),
      ...(state === '' ? {} : { state }),
      ...(postcode === '' ? {} : { postcode }),
    };
  },
  emptyElement: () => nothing('there is no name and no number in this record', 'rejected'),
  errorElement: (message) => nothing(message, 'error'),
  elements: (response) => [response as CompanyHits],
  rows: (element) =>
    element.payload.map((hit) => ({
      ...element,
      payload: [hit],
      count: element.payload.length,
      standing: standingOf(element),
    })),
  card: ({ payload, messages }) => ({ hits: payload.map(companyLine), messages }),
  columns: [
    { ...envelopeStatus, about: 'found, ambiguous, unmatched, rejected or error', value: standingOf },
    attribute('confidence', 'Confidence', 'Chance in a hundred that it is the company that is meant'),
    column('exception', 'Why there is none, or none that is certain', ({ messages }) => exceptionOf(messages)),
    column(
      'name',
      'The name it was found by; of several, what all have in common',
      common((hit) => hit.name),
    ),
    column(
      'abn',
      'ABN, where one was found',
      certain((hit) => hit.abn),
    ),
    column(
      'acn',
      'ACN or ARBN, where one was found',
      certain((hit) => hit.acn),
    ),
    column(
      'legal_name',
      'Legal name',
      common((hit) => hit.legalName),
    ),
    column(
      'state',
      'State of its main business place',
      common((hit) => hit.statecode),
    ),
    column(
      'postcode',
      'Postcode of its main business place',
      common((hit) => hit.postcode),
    ),
    column(
      'entity_status',
      'Active or Cancelled',
      common((hit) => hit.status),
    ),
    column(
      'is_current_indicator',
      'Y if the name is used now, N for a former one',
      common((hit) => hit.isCurrentIndicator),
    ),
    countColumn,
    column('candidates', 'The companies that may be meant, where it is not certain', (element) =>
      standingOf(element) === 'ambiguous' && element.count === undefined ? listedCompanies(element) : '',
    ),
    attribute('match', 'Match', 'number; exact, near (a slip put right), beginning or part of a name'),
    attribute(
      'name_type',
      'NameType',
      'MN main, LGL person, BN business, TRD trading, OTN other, DGR fund, FMR former',
    ),
    attribute('entity_type', 'EntityType', 'What the register calls the entity'),
    attribute('gst', 'GST', 'Y if it is registered for goods and services tax'),
    attribute('registration', 'Registration', 'How it stands in the register of companies'),
    messagesColumn,
  ],
  outcome: (element) => ({
    exception: exceptionOf(element.messages),
    confidence: Number(element.payload[0]?.attributes?.['Confidence'] ?? NaN) || undefined,
    id: standingOf(element) === 'found' ? (element.payload[0]?.abn ?? element.payload[0]?.acn) : undefined,
    answer: element.payload[0]?.name,
  }),
  review: [
    { status: 'ambiguous', about: 'several may be meant: a state, a postcode or the number decides' },
    { status: 'rejected', about: 'nothing to look up, or a number with wrong check digits' },
    { status: 'error', about: 'the call failed' },
    { status: 'unmatched', about: 'no company is like it' },
    { status: 'found', below: 90, leastSureFirst: true, about: 'found, but not by its exact name' },
    { status: 'found', settled: true, about: 'found' },
  ],
  preview: ['status', 'name', 'abn', 'state', 'entity_status'],
};
