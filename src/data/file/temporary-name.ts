// What a data file is called while it is written: whoever finds one that was left knows whose it was.

/** Name of the temporary file that process `pid` writes for `target`. */
export const temporaryName = (target: string, pid: number): string => `${target}.${pid}.tmp`;

/** Process id in the name of a temporary file, or undefined for any other name. */
export const temporaryOwner = (name: string): number | undefined => {
  const m = /\.wpd\.(\d+)\.tmp$/.exec(name);
  return m ? Number(m[1]) : undefined;
};
