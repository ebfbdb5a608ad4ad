// Work that is done in pieces, so that who asks little does not wait for who asks much of one record.

/** Work that may be left off at each yield for as long as others have their turn. */
export type InPieces<Result> = Generator<void, Result>;

/** Asked between two pieces: what the work waits for; undefined where it goes on at once. */
export type Pause = () => Promise<void> | undefined;

/** The result of all pieces, with a pause between them where one is due. */
export async function allPieces<Result>(work: InPieces<Result>, pause: Pause | undefined): Promise<Result> {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
    const due = pause?.();
    if (due) await due;
  }
}

/** The result of all pieces at once. */
export function atOnce<Result>(work: InPieces<Result>): Result {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}
