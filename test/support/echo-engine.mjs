// Operations that answer with what they were given, and their engine, for tests of the batch without any domain. Plain
// JavaScript, because worker threads load it as it is.
import { isMainThread } from 'node:worker_threads';

/** In a worker thread, whose program is the built one: its failures. */
const built = isMainThread ? undefined : await import('../../dist/contract/errors.js');

/** A text that starts with "throw" fails the call it is in, and with "stop", on a worker thread, the run. */
export const echo = {
  name: 'echo',
  command: 'echo',
  summary: 'Answer with the text',
  methods: ['POST'],
  path: '/echo',
  recordsPerCall: 100,
  needs: [],
  features: [],
  prefix: 'echo_',
  schema: () => Promise.reject(new Error('echo has no schema')),
  fields: [
    { name: 'text', about: 'Text', headings: ['text', 'address'], plausible: (value) => /\p{L}/u.test(value) },
    { name: 'place', about: 'Place', headings: ['place', 'suburb'], join: '/' },
  ],
  toRecord: ([text, place]) => {
    const all = [text, place].filter((value) => value.trim() !== '').join(' @ ');
    return all === '' ? null : { text: all };
  },
  emptyElement: () => ({ status: 'rejected', text: '' }),
  errorElement: (message) => ({ status: 'error', text: message }),
  elements: (response) => response.payload,
  columns: [
    { name: 'status', about: 'ok, rejected or error', value: (element) => element.status },
    { name: 'text', about: 'The text', value: (element) => element.text },
  ],
};

/** Takes what another step answers: its text covers the part, and its status is a mark. */
export const join = {
  ...echo,
  name: 'join',
  command: 'join',
  path: '/join',
  prefix: 'join_',
  fields: [
    { name: 'full', about: 'All of it', headings: ['text', 'full'], covers: ['part'] },
    { name: 'part', about: 'Part of it', headings: ['place', 'suburb'] },
    { name: 'mark', about: 'Mark', headings: ['status', 'mark'] },
  ],
  toRecord: (values) => (values.join('').trim() === '' ? null : { text: values.join('|') }),
};

/** Answers a hit for each word. */
export const words = {
  ...echo,
  name: 'words',
  command: 'words',
  path: '/words',
  prefix: 'words_',
  fields: [{ name: 'query', about: 'Query', headings: ['query', 'text'] }],
  toRecord: ([query]) => (query.trim() === '' ? null : { text: query }),
  emptyElement: () => ({ status: 'rejected', hits: [] }),
  errorElement: () => ({ status: 'error', hits: [] }),
  rows: (element) => element.hits.map((hit) => ({ ...element, hits: [hit] })),
  columns: [
    { name: 'status', about: 'ok, rejected or error', value: (element) => element.status },
    { name: 'word', about: 'The first word', value: (element) => element.hits[0] },
  ],
};

/** Two operations of one command share a prefix. */
export const loud = {
  ...echo,
  name: 'loud',
  command: 'voice',
  path: '/loud',
  prefix: 'voice_',
  columns: [{ name: 'loud', about: 'In capitals', value: (element) => element.text.toUpperCase() }],
};
export const quiet = {
  ...loud,
  name: 'quiet',
  path: '/quiet',
  columns: [{ name: 'quiet', about: 'In small letters', value: (element) => element.text.toLowerCase() }],
};

/**
 * Needs the whole file before it answers: how often a text is in it, or in the file that it is compared with, and the
 * number of the row. A text that begins with "leave" leaves the output where it is not the first of its kind, "fail" is
 * an error of its row.
 */
export const frequency = {
  ...echo,
  name: 'frequency',
  command: 'frequency',
  path: '/frequency',
  prefix: 'frequency_',
  file: 'whole',
  leaving: {
    way: ({ stay }) => (stay === '1' ? 'stay' : 'drop'),
    leaves: ({ isRepeated, text }) => isRepeated === true && text.startsWith('leave'),
  },
  columns: [...echo.columns, { name: 'messages', about: 'Why', value: (element) => element.why }],
};

/** `log` is told what is gathered and concluded, where there is one. */
export function frequencyAnswerer({ hasReference, settings }, log) {
  return {
    portion: (records, side) => {
      log?.push(`${side}: ${records.map((record) => record?.text ?? '-').join(' ')}`);
      const stop = records.find((record) => record?.text.startsWith('stop'));
      if (stop) throw new Error('the portion stumbled');
      return { texts: records.map((record) => record?.text ?? null), sizes: Int32Array.of(records.length) };
    },
    work: (task, texts) => {
      const counts = new Map();
      for (const text of texts) if (text !== null) counts.set(text, (counts.get(text) ?? 0) + 1);
      return [...counts];
    },
    begin(tasks) {
      const sides = [[], []];
      return {
        add: (side, { texts, sizes }) => {
          if (sizes[0] !== texts.length) throw new Error('a portion lost its sizes');
          sides[side].push(texts);
        },
        async conclude() {
          log?.push('concluded');
          const counts = new Map();
          const counted = sides[hasReference ? 1 : 0];
          for (const part of await tasks.run('count', counted)) {
            for (const [text, count] of part) counts.set(text, (counts.get(text) ?? 0) + count);
          }
          const own = sides[0].flat();
          const firsts = new Map();
          own.forEach((text, row) => firsts.has(text) || firsts.set(text, row));
          const other = sides[hasReference ? 1 : 0].flat();
          const pairs = own.flatMap((text, fromRow) => {
            const toRow =
              text === null ? -1 : other.findIndex((one, row) => one === text && (hasReference || row > fromRow));
            return toRow < 0
              ? []
              : [{ fromRow, toRow, cells: (from, to) => [String(fromRow), String(toRow), from, to] }];
          });
          return {
            share: { own, counts: [...counts], firsts: [...firsts] },
            notes: [`${own.length} rows compared with ${other.length}`],
            warnings: settings.warns === true ? ['mind the texts'] : [],
            summary: { different: counts.size },
            review: { columns: ['from', 'to', 'from_text', 'to_text'], pairs: () => pairs },
          };
        },
      };
    },
    answers({ own, counts, firsts }) {
      const known = new Map(counts);
      const first = new Map(firsts);
      return (row) => {
        const text = own[row];
        if (text === null) return { status: 'rejected', text: '' };
        if (text.startsWith('fail')) return { status: 'error', text, why: `row ${row} failed` };
        return {
          status: 'ok',
          text: `${text} ${known.get(text) ?? 0} times, row ${row}`,
          isRepeated: first.get(text) !== row,
        };
      };
    },
  };
}

const NUMBERS = new Set(['confidence']);

/**
 * Answers what its text says: `status=unsure confidence=85 exception=ODD id=7 completed=true uncovered=US`, in any
 * order, whatever else stands between.
 */
export const graded = {
  ...echo,
  name: 'graded',
  command: 'graded',
  path: '/graded',
  prefix: 'graded_',
  recognise: undefined,
  outcome: ({ confidence, exception, id, completed, uncovered, text }) => ({
    confidence,
    exception,
    id,
    completed: completed === 'true',
    uncovered,
    answer: text,
  }),
  review: [
    { status: 'unsure', about: 'to be decided' },
    { status: 'changed', below: 95, leastSureFirst: true, about: 'likely to be wrong' },
    { status: 'error', about: 'failed' },
    { status: 'rejected', about: 'empty' },
    { status: 'changed', completed: false, leastSureFirst: true, about: 'changed' },
    { status: 'changed', completed: true, leastSureFirst: true, settled: true, about: 'completed' },
    { status: 'right', leastSureFirst: true, settled: true, about: 'right' },
  ],
};

const gradesIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(\w+)/g)].map(([, key, value]) => [key, NUMBERS.has(key) ? Number(value) : value]),
  );

const operations = [echo, join, words, loud, quiet, frequency, graded];

export const operationNamed = (name) => operations.find((operation) => operation.name === name);

const answerTo = (operation, { text }) => {
  if (operation.name === words.name) return { status: 'ok', hits: text.split(' ') };
  return operation.name === graded.name ? { status: 'right', ...gradesIn(text), text } : { status: 'ok', text };
};

/** Answers each operation. */
export const attachEngine = (log) => ({
  wholeFile: (operation, options) => Promise.resolve(frequencyAnswerer(options, Array.isArray(log) ? log : undefined)),
  run: (operation, request) => {
    for (const { text } of request.payload) {
      if (text.startsWith('throw')) return Promise.reject(new Error('the engine stumbled'));
      if (built && text.startsWith('stop')) {
        return Promise.reject(new built.WaypostError('temporary', 'the engine is gone'));
      }
    }
    return Promise.resolve({
      status: 'SUCCESS',
      messages: [],
      payload: request.payload.map((record) => answerTo(operation, record)),
    });
  },
  close: () => Promise.resolve(),
});
