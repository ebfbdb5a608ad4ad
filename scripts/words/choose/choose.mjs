// Chooses the words of a list and their colours: from the best known on, no two alike, and those that are nearly alike
// in colours far apart.
import { BLOCKS, COLOURS, RING } from './scheme.mjs';
import { newRing } from './ring.mjs';

/**
 * Fills the blocks of a list.
 *
 * A word that finds no colour in a block waits for the next one. Before it waits, another word of the block may change
 * its colour to make room.
 *
 * @param count How many candidates there are, the best known first, by their numbers 0, 1, 2 ...
 * @param alike For each candidate the set of those that it may not be in a list with.
 * @param joined For each candidate the set of those whose colour must be far from its own.
 * @param blocks How many of the blocks are wanted.
 * @returns `chosen`: for each block an array of `[candidate, colour]` in the order they were chosen; `waited`: how many
 *   words found no colour in each block; `considered`: how far down the candidates each block came.
 * @throws {Error} When there are not enough candidates.
 */
export function chooseWords(count, alike, joined, blocks) {
  const ring = newRing(count, alike, joined);
  const isKept = new Uint8Array(count);
  const chosen = [];
  const waited = [];
  const considered = [];
  let waiting = [];
  let next = 0;
  for (let block = 0; block < blocks; block++) {
    const filling = newBlock(BLOCKS[block], ring);
    const passed = [];
    const wanted = BLOCKS[block] * COLOURS;
    for (const candidate of waiting) if (!filling.add(candidate)) passed.push(candidate);
    for (; filling.size() < wanted && next < count; next++) {
      if (isLikeOneKept(next)) {
        ring.giveUp(next);
        continue;
      }
      isKept[next] = 1;
      if (!filling.add(next)) passed.push(next);
    }
    if (filling.size() < wanted)
      throw new Error(`block ${block}: ${filling.size()} of ${wanted} words, ${count} candidates`);
    chosen.push(filling.words());
    waited.push(passed.length);
    considered.push(next);
    waiting = passed;
  }
  return { chosen, waited, considered };
  function isLikeOneKept(candidate) {
    for (const other of alike[candidate]) if (isKept[other] === 1) return true;
    return false;
  }
}

function newBlock(ranks, ring) {
  const members = Array.from({ length: COLOURS }, () => []);
  const order = [];
  const isFree = (at) => members[at].length < ranks;
  const put = (candidate, at) => {
    ring.set(candidate, at);
    members[at].push(candidate);
  };
  /** The free colour with the fewest words that a candidate may have at a place of the ring, or -1. */
  const freeAt = (place) => {
    let best = -1;
    for (let at = place; at < COLOURS; at += RING) {
      if (isFree(at) && (best < 0 || members[at].length < members[best].length)) best = at;
    }
    return best;
  };
  /** Gives a word of colour `at` another, free colour, so that there is room; whether it was possible. */
  const makeRoom = (at) => {
    for (const other of members[at]) {
      ring.unset(other);
      const to =
        ring
          .places(other)
          .map(freeAt)
          .find((free) => free >= 0 && free !== at) ?? -1;
      if (to < 0) {
        ring.set(other, at);
        continue;
      }
      members[at].splice(members[at].indexOf(other), 1);
      put(other, to);
      return true;
    }
    return false;
  };
  const colourFor = (candidate) => {
    const places = ring.places(candidate);
    const at = places.map(freeAt).find((free) => free >= 0);
    if (at !== undefined) return at;
    for (const place of places) {
      for (let full = place; full < COLOURS; full += RING) {
        // Who made room may be joined with the candidate: its new colour counts.
        if (makeRoom(full) && ring.places(candidate).includes(place)) return full;
      }
    }
    return -1;
  };
  const add = (candidate) => {
    const at = colourFor(candidate);
    if (at < 0) return false;
    put(candidate, at);
    order.push(candidate);
    return true;
  };
  return {
    add,
    size: () => order.length,
    words: () => order.map((candidate) => [candidate, ring.colourOf(candidate)]),
  };
}
