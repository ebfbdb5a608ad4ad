// Typed arrays in memory that all threads see.

export const sharedInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4));

export const sharedBytes = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length));

export const sharedFloats = (length: number): Float32Array => new Float32Array(new SharedArrayBuffer(length * 4));
