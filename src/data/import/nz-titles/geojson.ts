// The features of GeoJSON (RFC 7946), one at a time, whatever the lines: those of a collection, or one after another.
import { WaypostError } from '../../../contract/errors.js';
import type { ShapePacker } from '../../titles/write/shape-packer.js';
import { lineError } from '../tables/lines.js';
import { wrongText } from '../tables/text.js';
import type { ScanOptions, TableSource } from '../tables/psv.js';

export interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type?: unknown; readonly coordinates?: unknown } | null;
}

/** Bytes of one feature at most: the land of a title that is a coast. */
export const LONGEST_FEATURE = 1 << 26;
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;

/** Calls `onFeature` with each feature and the line that it begins in. Throws WaypostError with file and line. */
export async function scanFeatures(
  source: TableSource,
  onFeature: (feature: Feature, line: number) => void,
  { signal, onBytes }: ScanOptions,
): Promise<void> {
  const scanner = new FeatureScanner(source.name, onFeature);
  for await (const chunk of source.chunks()) {
    signal?.throwIfAborted();
    scanner.take(chunk);
    onBytes?.(chunk.length);
  }
  scanner.end();
}

class FeatureScanner {
  private readonly stack: number[] = [];
  private line = 1;
  private isInText = false;
  private isEscaped = false;
  /** Bytes from the beginning of what may be a feature; undefined outside of any. */
  private held: Buffer[] | undefined;
  private heldBytes = 0;
  private heldLine = 0;
  /** True if objects in a list of the outermost object were features. */
  private isCollection = false;
  private features = 0;

  constructor(
    private readonly name: string,
    private readonly onFeature: (feature: Feature, line: number) => void,
  ) {}

  take(chunk: Buffer): void {
    let from = this.held === undefined ? -1 : 0;
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i]!;
      if (byte === NEWLINE) this.line++;
      if (this.isInText) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte === QUOTE) this.isInText = false;
        continue;
      }
      if (byte === QUOTE) this.isInText = true;
      else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        this.stack.push(byte);
        if (byte !== OPEN_OBJECT || (!this.isOutermost() && !this.isInList())) continue;
        // What was held of the collection around it is none of the feature's.
        this.isCollection = this.isInList();
        [this.held, this.heldBytes, this.heldLine, from] = [[], 0, this.line, i];
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        const isEnd = byte === CLOSE_OBJECT && (this.isOutermost() || this.isInList());
        const opened = this.stack.pop();
        if (opened === undefined || opened + 2 !== byte) throw lineError(this.name, this.line, 'this is not JSON');
        if (!isEnd || this.held === undefined) continue;
        if (this.stack.length > 0 || !this.isCollection) this.feature([...this.held, chunk.subarray(from, i + 1)]);
        this.held = undefined;
        from = -1;
      }
    }
    if (from >= 0) this.hold(chunk.subarray(from));
  }

  end(): void {
    if (this.stack.length > 0) {
      throw lineError(this.name, this.line, 'the file is cut short; download it again');
    }
    if (this.features === 0) {
      throw new WaypostError(
        'input-unreadable',
        `${this.name} has no GeoJSON feature; export the layer again, or give the CSV of it; nothing was imported`,
      );
    }
  }

  private isOutermost(): boolean {
    return this.stack.length === 1;
  }

  private isInList(): boolean {
    return this.stack.length === 3 && this.stack[0] === OPEN_OBJECT && this.stack[1] === OPEN_LIST;
  }

  private hold(bytes: Buffer): void {
    // The chunk's bytes are valid only until the next one.
    this.held!.push(Buffer.from(bytes));
    this.heldBytes += bytes.length;
    if (this.heldBytes <= LONGEST_FEATURE) return;
    throw lineError(this.name, this.heldLine, `a feature of more than ${LONGEST_FEATURE} bytes`);
  }

  private feature(parts: readonly Buffer[]): void {
    const bytes = Buffer.concat(parts);
    const wrong = wrongText(bytes);
    if (wrong !== undefined) throw lineError(this.name, this.heldLine, wrong);
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString('utf8'));
    } catch {
      throw lineError(this.name, this.heldLine, 'this is not JSON');
    }
    const { type, properties, geometry, features } = value as Record<string, unknown>;
    if (type === 'FeatureCollection' && Array.isArray(features) && features.length === 0) return;
    if (type !== 'Feature' || typeof properties !== 'object' || properties === null || typeof geometry !== 'object') {
      throw lineError(this.name, this.heldLine, 'this is no GeoJSON feature');
    }
    this.features++;
    this.onFeature({ properties: properties as Feature['properties'], geometry }, this.heldLine);
  }
}

/** Packs the geometry of a feature. Returns what is wrong with it, in words; null has no bytes. */
export function packGeometry(packer: ShapePacker, geometry: Feature['geometry']): string | undefined {
  packer.begin();
  if (geometry === null) return packer.end();
  const { type, coordinates } = geometry;
  if (type !== 'Polygon' && type !== 'MultiPolygon') {
    return `a geometry of type ${typeof type === 'string' ? type.slice(0, 20) : typeof type} is no polygon`;
  }
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(polygons)) return NO_LISTS;
  for (const polygon of polygons as unknown[]) {
    if (!Array.isArray(polygon)) return NO_LISTS;
    for (const ring of polygon as unknown[]) {
      if (!Array.isArray(ring)) return NO_LISTS;
      packer.ring();
      for (const corner of ring as unknown[]) {
        const [longitude, latitude] = Array.isArray(corner) ? (corner as unknown[]) : [];
        if (typeof longitude !== 'number' || typeof latitude !== 'number') return NO_LISTS;
        packer.corner(Math.round(latitude * 1e7), Math.round(longitude * 1e7));
      }
    }
  }
  return packer.end();
}

const NO_LISTS = 'its coordinates are no lists of corners';
