// Typed arrays in memory that all threads see.

/** So many integers of 32 bits, all 0. */
export const sharedInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4));

/** So many bytes, all 0. */
export const sharedBytes = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

/** So many numbers of 32 bits, all 0. */
export const sharedFloats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));
