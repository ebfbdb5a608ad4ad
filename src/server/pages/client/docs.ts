// The page to read and try the API: every operation of the server's openapi.json by family, unfolded when it is wanted.
import { callsOf, type Call } from './api-document.js';
import { callPanel } from './call-panel.js';
import { byId, html } from './dom.js';

/** A call folded; what is inside is made when it is first unfolded. */
function folded(call: Call): HTMLDetailsElement {
  const details = html(
    'details',
    { class: 'operation', id: call.id },
    html(
      'summary',
      {},
      html('span', { class: 'method', 'data-method': call.method }, call.method),
      html('code', {}, ...call.path.split(/(?<=\/)/).flatMap((part) => [part, html('wbr')])),
      html('span', { class: 'aside' }, call.summary),
    ),
  );
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(callPanel(call));
  });
  return details;
}

/** Shows those that have every word of the text in path, summary or name. */
function filter(items: readonly { call: Call; item: HTMLElement }[], text: string): void {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  let shown = 0;
  for (const { call, item } of items) {
    const about = `${call.id} ${call.method} ${call.path} ${call.summary} ${call.family}`.toLowerCase();
    item.hidden = !words.every((word) => about.includes(word));
    if (!item.hidden) shown++;
  }
  for (const section of document.querySelectorAll<HTMLElement>('#operations > section')) {
    section.hidden = section.querySelector('details:not([hidden])') === null;
  }
  byId('shown').textContent = `${shown} of ${items.length}`;
}

/** Unfolds the operation that the address of the page names. */
function unfoldNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

async function build(): Promise<void> {
  const response = await fetch('openapi.json');
  if (!response.ok) {
    byId('trouble').textContent = `The server answered ${response.status} for openapi.json${
      response.status === 401 ? ': load this page again to sign in' : ''
    }.`;
    return;
  }
  const calls = callsOf((await response.json()) as Parameters<typeof callsOf>[0]);
  const items = calls.map((call) => ({ call, item: folded(call) }));
  const families = [...new Set(calls.map(({ family }) => family))];
  byId('operations').append(
    ...families.map((family) =>
      html(
        'section',
        { 'aria-labelledby': `family-${family}` },
        html('h2', { id: `family-${family}`, tabindex: -1 }, family),
        ...items.filter(({ call }) => call.family === family).map(({ item }) => item),
      ),
    ),
  );
  byId('families').append(...families.map((family) => html('a', { href: `docs#family-${family}` }, family)));
  const words = byId<HTMLInputElement>('words');
  words.addEventListener('input', () => {
    filter(items, words.value);
  });
  byId('filter').addEventListener('submit', (event) => {
    event.preventDefault();
  });
  filter(items, '');
  window.addEventListener('hashchange', unfoldNamed);
  unfoldNamed();
}

build().catch((error: unknown) => {
  byId('trouble').textContent = 'The server does not answer: it may have been stopped, or the network is gone.';
  throw error;
});
