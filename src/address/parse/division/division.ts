// Where a street ends and its place begins, by word index.

/**
 * Street [street, streetEnd), locality [place, end) of a span [from, to); all other words of the span belong to
 * neither.
 */
export interface Division {
  street: number;
  streetEnd: number;
  place: number;
  end: number;
}
