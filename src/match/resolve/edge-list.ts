// Pairs as they come, in arrays that grow.
import { withRoom } from '../../contract/with-room.js';
import type { Edges } from './share.js';

export class EdgeList {
  private from = new Int32Array(1024);
  private to = new Int32Array(1024);
  private odds = new Float32Array(1024);
  private size = 0;

  add(from: number, to: number, odds: number): void {
    if (this.size === this.from.length) {
      this.from = withRoom(this.from);
      this.to = withRoom(this.to);
      this.odds = withRoom(this.odds);
    }
    this.from[this.size] = from;
    this.to[this.size] = to;
    this.odds[this.size++] = odds;
  }

  edges(): Edges {
    const { size } = this;
    return { from: this.from.slice(0, size), to: this.to.slice(0, size), odds: this.odds.slice(0, size) };
  }
}

/** All of some edges, in their order. */
export function joined(parts: readonly Edges[]): Edges {
  const size = parts.reduce((sum, { from }) => sum + from.length, 0);
  const edges = { from: new Int32Array(size), to: new Int32Array(size), odds: new Float32Array(size) };
  let at = 0;
  for (const part of parts) {
    edges.from.set(part.from, at);
    edges.to.set(part.to, at);
    edges.odds.set(part.odds, at);
    at += part.from.length;
  }
  return edges;
}

/** Those of the edges that are wanted, by their numbers. */
export function chosenEdges({ from, to, odds }: Edges, isWanted: (edge: number) => boolean): Edges {
  const list = new EdgeList();
  for (let i = 0; i < odds.length; i++) if (isWanted(i)) list.add(from[i]!, to[i]!, odds[i]!);
  return list.edges();
}
