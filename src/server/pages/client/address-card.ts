// The chosen address: its line, its components and attributes as tables, and where it is.
import type { Near } from '../../../contract/schema/reverse.js';
import type { Retrieved } from '../../../contract/schema/find.js';
import type { WordPlace } from '../../../contract/schema/three-word.js';
import { ask, askWords, Trouble } from './ask.js';
import { copyButton, html } from './dom.js';
import { drawMap } from './map.js';
import { WordsPanel } from './words-panel.js';
import type { Neighbour } from './map-labels.js';

/** Metres around the address whose neighbours are drawn, and around a place, which is larger. */
const NEAR = 150;
const WIDE = 10_000;
/** Fields of the answer that are no component of the address. */
const NO_COMPONENT = new Set([
  '_type',
  'id',
  'eid',
  'sourceOfTruth',
  'fullAddress',
  'attributes',
  'status',
  'messages',
  'exception',
]);
const REFERENCE = ['id', 'eid', 'sourceOfTruth', 'exception'] as const;

/** `flatUnitType` as `Flat unit type`; names with digits or several capitals in a row are left as they are. */
const label = (name: string): string =>
  /^[A-Za-z][a-z]*([A-Z][a-z]+)*$/.test(name)
    ? name
        .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .replace(/^./, (letter) => letter.toUpperCase())
    : name;

function table(caption: string, values: readonly (readonly [string, unknown])[]): HTMLElement | undefined {
  const rows = values.filter(([, value]) => typeof value === 'string' && value !== '');
  return rows.length === 0
    ? undefined
    : html(
        'table',
        {},
        html('caption', {}, caption),
        html(
          'tbody',
          {},
          ...rows.map(([name, value]) =>
            html('tr', {}, html('th', { scope: 'row' }, label(name)), html('td', {}, String(value))),
          ),
        ),
      );
}

export class AddressCard {
  constructor(private readonly place: HTMLElement) {}

  /** Shows the address at once, and its neighbours on the map when they are known. */
  async show(address: Retrieved, signal: AbortSignal): Promise<void> {
    const { attributes, fullAddress } = address;
    const latitude = Number(attributes?.['Latitude'] ?? NaN);
    const longitude = Number(attributes?.['Longitude'] ?? NaN);
    const figure = html('figure');
    const words = html('section', { 'aria-label': 'Three words' });
    const isPlace = !address.street && !address.streetNumber && !address.postal;
    const radius = isPlace ? WIDE : NEAR;
    this.place.replaceChildren(
      html('h2', { id: 'address-line' }, fullAddress ?? ''),
      html(
        'p',
        {},
        copyButton('Copy address', () => fullAddress ?? ''),
      ),
      html(
        'div',
        { class: 'parts' },
        html(
          'div',
          {},
          table(
            'Components',
            Object.entries(address).filter(([name]) => !NO_COMPONENT.has(name)),
          ),
          table(
            'Reference',
            REFERENCE.map((name) => [name, address[name]]),
          ),
          table('Attributes', Object.entries(attributes ?? {})),
        ),
        figure,
      ),
      words,
    );
    this.place.hidden = false;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) {
      figure.replaceChildren(html('figcaption', {}, 'The data has no coordinates of it.'));
      return;
    }
    drawMap(figure, { latitude, longitude, radius, neighbours: [] });
    void this.showWords(words, latitude, longitude, signal);
    if (!isPlace && /^(AU|NZ)$/.test(address.country ?? '')) {
      drawMap(figure, { latitude, longitude, radius, neighbours: await this.neighbours(address, signal) });
    }
  }

  /** The words of the point, and its square; nothing where they cannot be had, which takes nothing from the address. */
  private async showWords(
    section: HTMLElement,
    latitude: number,
    longitude: number,
    signal: AbortSignal,
  ): Promise<void> {
    const panel = new WordsPanel({
      onStep: (north, east) => void this.showWords(section, north, east, signal),
    });
    try {
      const coordinates = `${latitude},${longitude}`;
      const { threeword } = await askWords<WordPlace>('3wa', { coordinates }, signal);
      signal.throwIfAborted();
      await panel.show(section, threeword, signal);
    } catch (error) {
      if (!(error instanceof Trouble) && !signal.aborted) throw error;
    }
  }

  /** Those that the same data has around it; none where it cannot say. */
  private async neighbours({ attributes, sourceOfTruth }: Retrieved, signal: AbortSignal): Promise<Neighbour[]> {
    const point = { latitude: attributes!['Latitude']!, longitude: attributes!['Longitude']! };
    const named = /^(GNAF|NZPAF|NZAD|CNAR)$/.test(sourceOfTruth ?? '') ? { sourceOfTruth } : {};
    try {
      const { payload } = await ask<Near | null>(
        'rest/reverseGeocode',
        {
          payload: [{ attributes: point }],
          ...named,
          featureOptions: { radius: String(NEAR * 1.3), singleLineHitNumber: '500' },
        },
        signal,
      );
      return payload.flatMap((near) =>
        near === null
          ? []
          : [
              {
                latitude: Number(near.attributes?.['Latitude']),
                longitude: Number(near.attributes?.['Longitude']),
                number: near.streetNumber ?? '',
                street: near.street ?? '',
              },
            ],
      );
    } catch (error) {
      // The map is as good without them, and the failure is not of what was asked for.
      if (error instanceof Trouble) return [];
      throw error;
    }
  }
}
