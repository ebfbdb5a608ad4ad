// An operation that answers with what it was given, and its engine, for tests of the batch without any domain. Plain
// JavaScript, because worker threads load it as it is.

/** A text that starts with "throw" fails the call it is in. */
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
  recognise: (columns) => {
    const column = columns.findIndex((values) => values.some((value) => /\d .*\p{L}/u.test(value)));
    return column < 0 ? {} : { text: [column] };
  },
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

export const operationNamed = (name) => (name === echo.name ? echo : undefined);

export const attachEngine = () => ({
  run: (_operation, request) => {
    if (request.payload.some((record) => record.text.startsWith('throw'))) {
      return Promise.reject(new Error('the engine stumbled'));
    }
    return Promise.resolve({
      status: 'SUCCESS',
      messages: [],
      payload: request.payload.map(({ text }) => ({ status: 'ok', text })),
    });
  },
  close: () => Promise.resolve(),
});
