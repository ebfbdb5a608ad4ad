// How many addresses are answered with the same id when the lines of their envelope are given back to cleanse.
// node bench/envelope-lines.mjs DATA FILE.csv COLUMN [rows]
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { cleanse } from '../dist/contract/operations/cleanse.js';
import { envelopeLines } from '../dist/contract/texts/envelope-lines.js';
import { lettered } from '../dist/contract/texts/letters.js';
import { openLocalEngine } from '../dist/engine/local.js';

const [dataDir, file, column, most = '20000'] = process.argv.slice(2);
const rows = parse(readFileSync(file, 'utf8'), { columns: true, bom: true });
const every = Math.max(1, Math.floor(rows.length / Number(most)));
const texts = rows.filter((_, i) => i % every === 0).map((row) => row[column]);
const engine = await openLocalEngine({ dataDir });
const ask = async (records) => cleanse.elements(await engine.run(cleanse, { payload: records }));
const at = ['addressLine1', 'addressLine2', 'addressLine3'].map((name) =>
  cleanse.fields.findIndex((field) => field.name === name),
);
for (const letters of [undefined, 'title']) {
  let answered = 0;
  let same = 0;
  for (let i = 0; i < texts.length; i += 500) {
    const whole = (await ask(texts.slice(i, i + 500).map((fullAddress) => ({ fullAddress })))).filter(({ id }) => id);
    const lines = whole.map((element) => envelopeLines(lettered(cleanse, element, letters)));
    const records = lines.map((three) => {
      const values = cleanse.fields.map(() => '');
      three.forEach((line, n) => (values[at[n]] = line));
      return cleanse.toRecord(values);
    });
    const back = await ask(records);
    answered += whole.length;
    whole.forEach(({ id }, n) => {
      if (back[n].id === id) same++;
      else console.log(`  ${lines[n].join(' / ')}: ${id} became ${back[n].id}`);
    });
  }
  console.log(JSON.stringify({ letters: letters ?? 'as-is', answered, same }));
}
await engine.close();
