// Builds the file of a set of companies of what the readers of its source made.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BuiltFile } from '../../catalogue.js';
import type { SetMeta } from '../../file/format.js';
import { writing } from '../../file/write/set-writer.js';
import { writeCompanies, type CompanySetInput } from './write-companies.js';

export interface CompanyBuild extends CompanySetInput {
  readonly meta: Pick<SetMeta, 'source' | 'release' | 'builtBy'> & { readonly key: string };
}

/** What a row of such a set says, by the contract's names. */
const COLUMNS = ['name', 'abn', 'acn', 'status', 'statecode', 'postcode'];

/** Writes the file `out`, which appears when all of it is written. Throws the signal's reason when aborted. */
export async function buildCompanies(
  out: string,
  signal: AbortSignal | undefined,
  { meta: { key, ...named }, ...input }: CompanyBuild,
): Promise<Omit<BuiltFile, 'file'>> {
  const turn = async (): Promise<void> => {
    await nextTurn();
    signal?.throwIfAborted();
  };
  return writing(out, async (writer) => {
    const { companies } = await writeCompanies(writer, input, turn);
    const meta: SetMeta = {
      ...named,
      country: 'AU',
      datum: '',
      states: [],
      counts: { addresses: 0, streets: 0, localities: 0 },
      table: { key, rows: companies, columns: COLUMNS },
    };
    return { kind: 'companies', meta, ...writer.finish(meta) };
  });
}
