// The page of three words: words that are typed are found with what they may mean, a point gets its words, and the grid
// is drawn around them.
import type { WordLanguage, WordPlace, WordSuggestion } from '../../../contract/schema/three-word.js';
import { isPoint, looksLikeCoordinates, readCoordinates } from '../../../contract/typed/coordinates.js';
import { askWords, Trouble } from './ask.js';
import { byId, html } from './dom.js';
import { HitList } from './hit-list.js';
import { Latest } from './latest.js';
import { spoken, WordsPanel } from './words-panel.js';

const MOST = 10;

const box = byId<HTMLInputElement>('text');
const language = byId<HTMLSelectElement>('language');
const said = byId('said');
const trouble = byId('trouble');
const place = byId('place');

let suggestions: readonly WordSuggestion[] = [];
/** The place that is shown. */
let current: WordPlace | undefined;

const latest = new Latest((words) => {
  trouble.textContent = words;
  if (words === '') return;
  list.show([]);
  said.textContent = '';
});

const list = new HitList(box, byId<HTMLUListElement>('hits'), {
  onTake: (index) => {
    const suggestion = suggestions[index];
    if (suggestion) void latest.attempt((signal) => showWords(suggestion.words, signal));
  },
  onEscape: () => false,
});

const panel = new WordsPanel({
  onStep: (latitude, longitude, direction) =>
    void latest.attempt((signal) => showPoint(`${latitude},${longitude}`, signal, `To the ${direction}: `)),
});

async function suggest(input: string, signal: AbortSignal): Promise<void> {
  const { threeword } = await askWords<{ suggestions: readonly WordSuggestion[] }>(
    'suggest',
    { input, nResults: String(MOST) },
    signal,
  );
  signal.throwIfAborted();
  suggestions = threeword.suggestions;
  list.show(
    suggestions.map(({ words, nearestPlace, country }) => ({
      text: words,
      more: [nearestPlace, country].filter((part) => part !== '').join(', '),
    })),
  );
  const { length } = suggestions;
  said.textContent =
    length === 0 ? `No place is near to “${input}”.` : `${length} ${length === 1 ? 'place' : 'places'}.`;
}

async function showWords(words: string, signal: AbortSignal): Promise<void> {
  const { threeword } = await askWords<WordPlace>('coordinates', { words }, signal);
  await show(threeword, signal, '');
}

async function showPoint(coordinates: string, signal: AbortSignal, before: string): Promise<void> {
  const { threeword, messages = [] } = await askWords<WordPlace>(
    '3wa',
    { coordinates, language: language.value },
    signal,
  );
  await show(threeword, signal, before);
  if (messages.length > 0) said.textContent += ` ${messages.join('; ')}.`;
}

async function show(shown: WordPlace, signal: AbortSignal, before: string): Promise<void> {
  signal.throwIfAborted();
  list.open(false);
  box.value = shown.words;
  history.replaceState(null, '', `#${encodeURIComponent(shown.words)}`);
  said.textContent = `${before}${spoken(shown.words)}, near ${shown.nearestPlace}.`;
  place.hidden = false;
  current = shown;
  await panel.show(place, shown, signal);
}

/** The point that a text is, as the service takes it; undefined where it is none. */
function pointIn(text: string): string | undefined {
  const read = readCoordinates(text);
  return isPoint(read) ? `${read.latitude},${read.longitude}` : undefined;
}

/** Why two numbers are no point; '' of a text that is not two numbers, or not yet. */
function noPoint(text: string): string {
  const read = readCoordinates(text);
  const isWhole = looksLikeCoordinates(text) && /\d\D+\d/.test(text);
  return isWhole && !isPoint(read) ? `That is no point: ${read.reason}.` : '';
}

/** Two words and the beginning of a third are the least that may be meant; less is not asked. */
const isEnough = (text: string): boolean => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '').length >= 3;

function typed(): void {
  latest.begin();
  const text = box.value.trim();
  trouble.textContent = '';
  const point = pointIn(text);
  if (point === undefined && !isEnough(text)) {
    suggestions = [];
    list.show([]);
    said.textContent = noPoint(text);
    return;
  }
  latest.attemptSoon((signal) => (point === undefined ? suggest(text, signal) : showPoint(point, signal, '')));
}

/** Is not one of the questions that typing breaks off. */
async function fillLanguages(): Promise<void> {
  const { threeword } = await askWords<{ languages: readonly WordLanguage[] }>('languages', {});
  language.replaceChildren(
    ...threeword.languages.map(({ code, nativeName }) => html('option', { value: code, lang: code }, nativeName)),
  );
}

function showLinked(): void {
  const linked = decodeURIComponent(location.hash.slice(1));
  if (linked === '') return;
  box.value = linked;
  void latest.attempt((signal) =>
    pointIn(linked) === undefined ? showWords(linked, signal) : showPoint(linked, signal, ''),
  );
}

box.addEventListener('input', typed);
language.addEventListener('change', () => {
  if (current === undefined) return;
  const { lat, lng } = current.coordinates;
  void latest.attempt((signal) => showPoint(`${lat},${lng}`, signal, ''));
});
box.addEventListener('focus', () => {
  list.open(true);
});
byId('search').addEventListener('submit', (event) => {
  event.preventDefault();
});
void fillLanguages()
  .catch((error: unknown) => {
    if (!(error instanceof Trouble)) throw error;
    trouble.textContent = error.message;
  })
  .then(showLinked);
