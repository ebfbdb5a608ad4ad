// Memory of the worker threads that an engine runs in.

/**
 * Room for young objects, in MB: an answer lives as long as its block or its call, and a small nursery would copy each
 * of them twice.
 */
export const WORKER_LIMITS = { maxYoungGenerationSizeMb: 48 } as const;
