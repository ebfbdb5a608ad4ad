// Distances as answers give them.

/** Kilometres of so many metres, with a centimetre's five decimals: coordinates are no finer. */
export const kilometres = (metres: number): string => (metres / 1000).toFixed(5);
