// What reading processes find in their environment besides what this one has.

/**
 * On Linux each thread takes memory from a heap of its own, and pictures are asked for by many threads: with all these
 * heaps a process creeps by a tenth within two hundred images, with two it holds less, and always the same.
 */
export const readerEnvironment = { MALLOC_ARENA_MAX: '2' } as const
