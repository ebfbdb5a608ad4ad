// How a coordinate is stored: degrees * 1e7 as a signed 32-bit number, the least of which stands for none.

/** A coordinate that is not known. */
export const UNKNOWN_COORDINATE = -0x80000000;
