// The page that finds an address while it is typed: what is asked when, what is said of it, and the way down into
// groups of addresses and back.
import type { Found, Retrieved } from '../../../contract/schema/find.js';
import { AddressCard } from './address-card.js';
import { ask, Trouble } from './ask.js';
import { fillCountries } from './countries.js';
import { byId } from './dom.js';
import { HitList } from './hit-list.js';

/** Milliseconds without a key before the text is asked for. */
const PAUSE = 120;
const MOST = 20;

const box = byId<HTMLInputElement>('text');
const country = byId<HTMLSelectElement>('country');
const said = byId('said');
const trouble = byId('trouble');
const note = byId('note');
const level = byId('level');
const card = new AddressCard(byId('address'));

/** The groups that are open, each with the hits among which it was chosen. */
const groups: { name: string; hits: readonly Found[] }[] = [];
let hits: readonly Found[] = [];
let waiting: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;

const isGroup = ({ attributes }: Found): boolean => attributes?.['Type'] !== 'Address';
const nameOf = ({ fullAddress }: Found): string => fullAddress ?? '';

const list = new HitList(box, byId<HTMLUListElement>('hits'), {
  onTake: (index) => {
    const hit = hits[index];
    if (hit) void (isGroup(hit) ? enter(hit) : take(hit));
  },
  onEscape: () => goBack(),
});

/** Whatever was asked before is of no interest any more: its answer, should it still come, is dropped. */
function begin(): AbortSignal {
  clearTimeout(waiting);
  asking?.abort();
  asking = new AbortController();
  return asking.signal;
}

/** Runs what asks the server; a failure becomes a sentence, unless something newer has been asked since. */
async function attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const signal = begin();
  try {
    await work(signal);
    if (!signal.aborted) trouble.textContent = '';
  } catch (error) {
    if (signal.aborted) return;
    show([]);
    said.textContent = '';
    trouble.textContent = error instanceof Trouble ? error.message : 'The page has a fault: load it again.';
    if (!(error instanceof Trouble)) throw error;
  }
}

async function findHits(signal: AbortSignal, id?: string): Promise<readonly Found[]> {
  const { payload, messages } = await ask<Found>(
    'rest/v2/address/find',
    {
      payload: [{ country: country.value, fullAddress: box.value.trim(), ...(id === undefined ? {} : { id }) }],
      featureOptions: { groupAddresses: '1', singleLineHitNumber: String(id === undefined ? MOST : MOST * 10) },
    },
    signal,
  );
  signal.throwIfAborted();
  note.textContent = messages.join('; ');
  return payload;
}

function show(found: readonly Found[]): void {
  hits = found;
  list.show(
    found.map((hit) => ({
      text: nameOf(hit),
      more: isGroup(hit) ? (hit.attributes?.['subdwellings'] ?? hit.attributes?.['Type'] ?? 'Several') : undefined,
    })),
  );
  const group = groups.at(-1);
  level.hidden = group === undefined;
  byId('group').textContent = group?.name ?? '';
}

function count(found: readonly Found[]): string {
  if (found.length === 0) return 'No result';
  return found.length === 1 ? '1 result' : `${found.length} results`;
}

function typed(): void {
  begin();
  groups.length = 0;
  if (box.value.trim() === '') {
    show([]);
    said.textContent = '';
    trouble.textContent = '';
    note.textContent = '';
    return;
  }
  waiting = setTimeout(
    () =>
      void attempt(async (signal) => {
        const found = await findHits(signal);
        show(found);
        said.textContent =
          found.length === 0
            ? `No result for “${box.value.trim()}”.`
            : `${count(found)}${found.length < MOST ? '' : ', there may be more'}.`;
      }),
    PAUSE,
  );
}

/** One level down; what has nothing in it is taken as it is. */
const enter = (hit: Found): Promise<void> =>
  attempt(async (signal) => {
    const inside = await findHits(signal, hit.id ?? '');
    if (inside.length === 0) {
      await retrieve(hit, signal);
      return;
    }
    groups.push({ name: nameOf(hit), hits });
    show(inside);
    said.textContent = `${count(inside)} in ${nameOf(hit)}. Escape goes back.`;
  });

function goBack(): boolean {
  const group = groups.pop();
  if (group === undefined) return false;
  begin();
  show(group.hits);
  said.textContent = `Back: ${count(group.hits)}.`;
  return true;
}

const take = (hit: Found): Promise<void> => attempt((signal) => retrieve(hit, signal));

async function retrieve(hit: Found, signal: AbortSignal): Promise<void> {
  const {
    payload: [address],
  } = await ask<Retrieved>(
    'rest/v2/address/retrieve',
    { payload: [{ id: hit.id }], featureOptions: { exposeAttributes: '1' } },
    signal,
  );
  signal.throwIfAborted();
  if (address === undefined || address.status === 'rejected' || address.status === 'error') {
    throw new Trouble(`The server has no address for “${nameOf(hit)}”. ${(address?.messages ?? []).join('; ')}`);
  }
  list.open(false);
  box.value = address.fullAddress ?? nameOf(hit);
  groups.length = 0;
  level.hidden = true;
  said.textContent = `${box.value} is shown below.`;
  await card.show(address, signal);
}

fillCountries(country);
box.addEventListener('input', typed);
country.addEventListener('change', typed);
box.addEventListener('focus', () => {
  if (trouble.textContent === '' && box.value.trim() !== '') list.open(true);
});
byId('back').addEventListener('click', () => {
  box.focus();
  goBack();
});
byId('search').addEventListener('submit', (event) => {
  event.preventDefault();
});
