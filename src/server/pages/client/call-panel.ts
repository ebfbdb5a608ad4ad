// One call unfolded: what it takes and answers, the form, the answer.
import type { Call } from './api-document.js';
import { copyButton, html } from './dom.js';
import { curlLine, RequestForm, type Asked } from './request-form.js';
import { fieldTable, schemaTable, typeOf } from './schema-table.js';

const READABLE = 200_000;

/** The body as people read it; a long one is cut, for the browser's sake. */
function readable(body: string): string {
  let text = body;
  try {
    text = JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    /* It is shown as it came. */
  }
  return text.length > READABLE ? `${text.slice(0, READABLE)}\n… ${text.length - READABLE} more characters` : text;
}

/** Sends what is asked, and says status, time and body in the place. */
async function send({ method, path, body }: Asked, place: { said: HTMLElement; answer: HTMLElement }): Promise<void> {
  place.said.className = 'aside';
  place.said.textContent = 'Waiting for the answer …';
  const from = performance.now();
  try {
    const response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    place.said.className = response.ok ? 'ok' : 'trouble';
    place.said.textContent =
      `${response.status} ${response.statusText} · ${(performance.now() - from).toFixed(0)} ` +
      `ms · ${text.length.toLocaleString()} characters`;
    place.answer.textContent = readable(text);
    place.answer.hidden = text === '';
  } catch {
    place.said.className = 'trouble';
    place.said.textContent = 'The server does not answer: it may have been stopped, or the network is gone.';
    place.answer.hidden = true;
  }
}

/** What stands inside the call's `details`. */
export const callPanel = (call: Call): HTMLElement =>
  html(
    'div',
    { class: 'inside' },
    html('p', {}, call.description),
    parameterTable(call),
    call.request ? schemaTable('Request body', call.request.schema) : undefined,
    html('h3', {}, 'Try it'),
    ...trial(call),
    html(
      'details',
      {},
      html('summary', {}, 'What it answers'),
      schemaTable('Answer with status 200', call.answer),
      failureTable(call),
    ),
  );

const parameterTable = ({ parameters }: Call): HTMLElement | undefined =>
  parameters.length === 0
    ? undefined
    : fieldTable(
        'Parameters',
        parameters.map(({ name, in: place, schema, required, description = '' }) => ({
          path: name,
          type: `${place === 'path' ? 'in the path: ' : ''}${typeOf(schema)}`,
          required,
          about: description,
        })),
      );

/** The form of a request, the same request for curl, and the place of its answer. */
function trial(call: Call): HTMLElement[] {
  const form = new RequestForm(call);
  const said = html('p', { role: 'status', class: 'aside' });
  const answer = html('pre', { tabindex: 0, role: 'region', 'aria-label': 'Body of the answer', hidden: true });
  const curl = html('code');
  const say = (): void => {
    curl.textContent = curlLine(form.read());
  };
  const editor = html(
    'form',
    { 'aria-label': `Request to ${call.path}` },
    ...form.elements,
    html(
      'p',
      { class: 'row' },
      html('button', { class: 'main' }, 'Send'),
      copyButton('Copy as curl', () => curl.textContent ?? ''),
    ),
  );
  editor.addEventListener('input', say);
  editor.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form.read(), { said, answer });
  });
  say();
  const shell = html(
    'pre',
    { tabindex: 0, role: 'region', 'aria-label': 'The request for curl, which asks for the credential of NAME' },
    curl,
  );
  return [editor, shell, said, answer];
}

const failureTable = ({ failures }: Call): HTMLElement =>
  html(
    'div',
    { class: 'scroll' },
    html(
      'table',
      {},
      html('caption', {}, 'Failures'),
      html(
        'tbody',
        {},
        ...failures.map(({ status, about }) =>
          html('tr', {}, html('th', { scope: 'row' }, status), html('td', {}, about)),
        ),
      ),
    ),
  );
