// The ring of colours: which places of it a word may still have, and which of them leaves most to the words to come.
import { RING } from './scheme.mjs';

/** Words that are joined differ by at least this much in colour, around the ring. */
const APART = 12;

/**
 * Colours of candidates, none at first.
 *
 * @param count How many candidates there are.
 * @param alike, joined As `chooseWords` takes them.
 */
export function newRing(count, alike, joined) {
  const colour = new Int16Array(count).fill(-1);
  const isOut = new Uint8Array(count);
  /** For each candidate and place of the ring: how many joined words of a colour forbid it. */
  const forbidden = new Uint16Array(count * RING);
  const change = (candidate, by) => {
    for (const other of joined[candidate]) {
      const from = other * RING;
      for (let step = 1 - APART; step < APART; step++)
        forbidden[from + ((colour[candidate] + step + RING) % RING)] += by;
    }
  };
  return {
    colourOf: (candidate) => colour[candidate],
    /** A candidate that will have no colour needs no room. */
    giveUp: (candidate) => (isOut[candidate] = 1),
    set(candidate, at) {
      colour[candidate] = at;
      change(candidate, 1);
    },
    unset(candidate) {
      change(candidate, -1);
      colour[candidate] = -1;
    },
    /** The places that a candidate may have, those first that take least from the joined words without a colour. */
    places(candidate) {
      const costs = new Float64Array(RING);
      for (const other of joined[candidate]) {
        if (colour[other] < 0 && isOut[other] === 0 && !alike[candidate].has(other)) addCosts(costs, other);
      }
      const places = [];
      for (let place = 0; place < RING; place++) if (forbidden[candidate * RING + place] === 0) places.push(place);
      // Where nothing is taken, words follow each other around the ring.
      const turn = (candidate * 7) % RING;
      return places.sort((a, b) => costs[a] - costs[b] || ((a + turn) % RING) - ((b + turn) % RING));
    },
  };

  /** What each place would take from another candidate: the share of its places it loses, dear where it has few. */
  function addCosts(costs, other) {
    const free = new Uint8Array(RING);
    let all = 0;
    for (let place = 0; place < RING; place++) {
      free[place] = forbidden[other * RING + place] === 0 ? 1 : 0;
      all += free[place];
    }
    if (all === 0) return;
    let lost = 0;
    for (let step = 1 - APART; step < APART; step++) lost += free[(step + RING) % RING];
    for (let place = 0; place < RING; place++) {
      costs[place] += lost / (all * all);
      lost += free[(place + APART) % RING] - free[(place + 1 - APART + RING) % RING];
    }
  }
}
