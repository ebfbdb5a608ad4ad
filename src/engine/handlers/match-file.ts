// matchFile: whole files linked record by record.
import { WaypostError } from '../../contract/errors.js';
import type { Settings, SettingFile } from '../../contract/settings.js';
import type { MatchedRow, MatchRecord } from '../../contract/operations/match-record.js';
import type {
  Concluded,
  Gathering,
  IndexedRecord,
  Side,
  TaskRunner,
  WholeFileAnswerer,
} from '../../contract/whole-file.js';
import { Linkage, linkTasks, openLinks, preparePortion, type LinkShare, type Portion } from '../../match/linkage.js';
import type { LinkLevel, LinkOptions } from '../../match/link-types.js';
import { keysOf } from '../../match/reference-keys.js';
import { readDecided, reviewColumns, reviewLine } from '../../match/review/decided.js';
import { idNumbers, RowIds, saidOfIds } from '../../match/review/row-ids.js';
import type { Handler, WholeFileHandler } from '../context.js';
import { MatchRecords } from '../match-records.js';

/** It has no records of a call. */
export const refuseRecords: Handler = () => {
  throw new WaypostError('bad-request', 'matchFile compares whole files; match compares one record with others');
};

interface PreparedRecords {
  readonly link: Portion;
  readonly ids: Float64Array<ArrayBuffer>;
}

/** What rows are answered from. */
interface MatchShare {
  readonly links: LinkShare;
  /** Rows that share their id with another, ascending. */
  readonly repeated: Int32Array;
}

const SHARED_ID = 'another row has the same id';

export const matchWholeFile: WholeFileHandler = (asked, context) => {
  const { hasReference, all, settings, featureOptions = {}, sourceOfTruth } = asked;
  const isOn = (name: string): boolean => featureOptions[name] === '1';
  const level = featureOptions['level'] as LinkLevel | undefined;
  const options = (): LinkOptions => ({
    ...(level === undefined ? {} : { level }),
    hasReference,
    all,
    oneToOne: isOn('oneToOne'),
    cluster: isOn('cluster') || isOn('golden'),
    golden: isOn('golden'),
    explain: isOn('explain'),
    decided: decidedIn(settings),
  });
  let records: MatchRecords | undefined;
  const where = { country: context.countryFor(sourceOfTruth) };
  const answerer: WholeFileAnswerer<MatchRecord, MatchedRow> = {
    portion: (records): PreparedRecords => ({ link: preparePortion(records, where), ids: idNumbers(records) }),
    indexed: (record) => indexedRecord(record, (records ??= new MatchRecords(asked, context))),
    work: (task, argument) => linkTasks[task]!(argument as never),
    begin: (tasks) => new MatchGathering(options(), tasks),
    answers: (share) => answersFrom(share as MatchShare),
  };
  return answerer as unknown as WholeFileAnswerer;
};

/** A record as a reference keeps it; null of one that can be compared by nothing. */
function indexedRecord(record: MatchRecord, records: MatchRecords): IndexedRecord | null {
  const compared = records.comparable(record);
  const keys = keysOf(compared);
  return keys.length === 0 ? null : { id: record.id, compared, keys };
}

const decidedIn = ({ decided }: Settings): LinkOptions['decided'] =>
  decided === undefined ? [] : readDecided(decided as SettingFile);

class MatchGathering implements Gathering {
  private readonly linkage: Linkage;
  private readonly ids: readonly [RowIds, RowIds] = [new RowIds(), new RowIds()];

  constructor(
    private readonly options: LinkOptions,
    tasks: TaskRunner,
  ) {
    this.linkage = new Linkage(options, tasks);
  }

  add(side: Side, portion: unknown): void {
    const { link, ids } = portion as PreparedRecords;
    this.ids[side].add(ids);
    this.linkage.add(side, link);
  }

  async conclude(signal?: AbortSignal): Promise<Concluded> {
    const { hasReference } = this.options;
    const own = this.ids[0].find();
    const said = [
      saidOfIds(own, 'the file'),
      ...(hasReference ? [saidOfIds(this.ids[1].find(), 'the reference')] : []),
    ];
    const result = await this.linkage.link(signal);
    const share: MatchShare = { links: result.share, repeated: own.repeated };
    return {
      share,
      notes: [...said.flatMap(({ notes }) => notes), ...result.notes],
      warnings: said.flatMap(({ warnings }) => warnings),
      summary: result.summary,
      review: {
        columns: reviewColumns,
        *pairs() {
          for (const pair of result.review()) {
            const { fromRow, toRow } = pair;
            yield { fromRow, toRow, cells: (from: string, to: string) => reviewLine(pair, from, to) };
          }
        },
      },
    };
  }
}

/** Rows with what the linkage does not know: that their id is another's too. */
function answersFrom({ links, repeated }: MatchShare): (row: number) => MatchedRow {
  const opened = openLinks(links);
  const shared = new Set(repeated);
  return (number) => {
    const row = opened.row(number);
    return shared.has(number) ? { ...row, messages: [...row.messages, SHARED_ID] } : row;
  };
}
