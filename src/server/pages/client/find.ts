// The page that finds an address while it is typed: what is asked when, what is said of it, and the way down into
// groups of addresses and back.
import type { Found, Retrieved } from '../../../contract/schema/find.js';
import { AddressCard } from './address-card.js';
import { ask, Trouble } from './ask.js';
import { fillCountries } from './countries.js';
import { byId } from './dom.js';
import { HitList } from './hit-list.js';
import { Latest } from './latest.js';

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

const isGroup = ({ attributes }: Found): boolean => attributes?.['Type'] !== 'Address';
const nameOf = ({ fullAddress }: Found): string => fullAddress ?? '';

const list = new HitList(box, byId<HTMLUListElement>('hits'), {
  onTake: (index) => {
    const hit = hits[index];
    if (hit) void (isGroup(hit) ? enter(hit) : take(hit));
  },
  onEscape: () => goBack(),
});

const latest = new Latest((words) => {
  trouble.textContent = words;
  if (words === '') return;
  show([]);
  said.textContent = '';
});

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
      ...(isGroup(hit)
        ? { more: hit.attributes?.['subdwellings'] ?? hit.attributes?.['Type'] ?? 'Several', opens: true }
        : {}),
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
  latest.begin();
  groups.length = 0;
  if (box.value.trim() === '') {
    show([]);
    said.textContent = '';
    trouble.textContent = '';
    note.textContent = '';
    return;
  }
  latest.attemptSoon(async (signal) => {
    const found = await findHits(signal);
    show(found);
    said.textContent =
      found.length === 0
        ? `No result for “${box.value.trim()}”.`
        : `${count(found)}${found.length < MOST ? '' : ', there may be more'}.`;
  });
}

/** One level down; what has nothing in it is taken as it is. */
const enter = (hit: Found): Promise<void> =>
  latest.attempt(async (signal) => {
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
  latest.begin();
  show(group.hits);
  said.textContent = `Back: ${count(group.hits)}.`;
  return true;
}

const take = (hit: Found): Promise<void> => latest.attempt((signal) => retrieve(hit, signal));

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
