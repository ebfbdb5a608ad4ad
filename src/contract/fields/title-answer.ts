// What the operations on property titles answer: columns, a card, and in what order a person looks at the rows.
import type { Card, Tone } from '../card.js';
import type { FeatureOption, OutputColumn } from '../operation.js';
import type { ReviewClass } from '../outcome.js';
import type { CheckedTitle, TitleDetails } from '../schema/property-title.js';
import { column } from './output-columns.js';

/** What asks for the titles themselves. */
export const showDetails: FeatureOption = {
  name: 'showDetails',
  about: 'the titles, with the names of their owners',
  values: ['true', 'false'],
  inRecord: true,
};

/** The answer of a record that nobody could be asked about, and why. */
export const noTitleAnswer = (status: 'rejected' | 'error', message: string): CheckedTitle => ({
  response: 'unknown',
  attributes: [],
  status,
  messages: [message],
});

type Details = TitleDetails['attributes'];
/** The titles of an answer, which another service may leave out. */
const allOf = ({ attributes }: CheckedTitle): readonly TitleDetails[] => (Array.isArray(attributes) ? attributes : []);
/** A column of the likest title, written where the details are asked for. */
const detail = (name: string, about: string, key: keyof Details): OutputColumn<CheckedTitle> => ({
  ...column(name, about, (e: CheckedTitle) => allOf(e)[0]?.attributes[key]),
  feature: showDetails.name,
});

/** Columns of an answer; those of the likest title where details are asked for. */
export const titleColumns: readonly OutputColumn<CheckedTitle>[] = [
  column('status', 'pass, fail, unknown, rejected or error', (e) => e.status ?? e.response),
  column('response', 'pass: an owner has the name; fail: all owners are others; unknown', (e) => e.response),
  column('reason', 'Why, in one word', (e) => e.reason),
  column('score', 'How like the name is to that of the likest owner, 0 to 100', (e) => e.score),
  column('count', 'Number of titles that were compared', (e) => e.count),
  detail('title_no', 'Number of the likest title', 'titleNo'),
  detail('title_id', 'Id of the title', 'titleId'),
  detail('type', 'Type of the title', 'type'),
  detail('title_status', 'LIVE, or PRTC for part-cancelled', 'status'),
  detail('land_district', 'Land district', 'landDistrict'),
  detail('issue_date', 'Date of issue', 'issueDate'),
  detail('guarantee_status', 'What the state guarantees', 'guaranteeStatus'),
  detail('descrption', 'Estate and legal description', 'descrption'),
  detail('owns_number', 'Number of owners', 'ownsNumber'),
  detail('spatial_extens_shared', 'true where other titles have the same land', 'spatialExtensShared'),
  detail('owners', 'Names of the owners', 'owners'),
  {
    ...column('attributes', 'All titles that were compared, as a JSON list', (e: CheckedTitle) =>
      allOf(e).length === 0 ? '' : JSON.stringify(allOf(e).map((each) => each.attributes)),
    ),
    feature: showDetails.name,
    only: 'all',
  },
  column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
];

/** First what speaks against a customer, then what is open. */
export const titleReview: readonly ReviewClass[] = [
  { status: 'fail', about: 'the land is of others: a reason says how near the name is to theirs' },
  { status: 'unknown', about: 'the register does not say, or which title is meant is not known' },
  { status: 'error', about: 'the call failed: to be asked again' },
  { status: 'rejected', about: 'the row lacks a name, or where the land is' },
  { status: 'pass', settled: true, about: 'an owner has the name' },
];

const TONES: Readonly<Record<CheckedTitle['response'], Tone>> = { pass: 'good', fail: 'poor', unknown: 'fair' };

/** The verdict, and the titles where details are asked for. */
export const titleCard = (element: CheckedTitle): Card => {
  const { response, reason, status, messages = [] } = element;
  return {
    title: 'Owner of the land',
    status: status ?? response,
    tone: TONES[response],
    qualifications: [reason ?? ''].filter((text) => text !== '' && text !== 'OWNER'),
    sections: allOf(element).map(({ attributes: of }) => ({
      title: `Title ${of.titleNo}`,
      rows: [
        { name: 'owners', value: of.owners },
        { name: 'type', value: of.type },
        { name: 'status', value: of.status },
        { name: 'description', value: of.descrption },
        { name: 'land district', value: of.landDistrict },
        { name: 'issued', value: of.issueDate },
      ].filter(({ value }) => value !== ''),
    })),
    messages,
  };
};
