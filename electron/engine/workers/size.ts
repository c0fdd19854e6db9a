// Decides how many reading processes a machine can run.

const memoryOfAWorkerBytes = 500 * 1024 * 1024

/**
 * 0 lets the machine decide: one per core, except for one core on machines with more than two, as far as the memory
 * suffices.
 */
export function poolSize(wish: number, cores: number, memoryBytes: number): number {
  if (wish > 0) return wish
  const byCores = cores <= 2 ? cores : cores - 1
  const byMemory = Math.floor(memoryBytes / 2 / memoryOfAWorkerBytes)
  return Math.max(1, Math.min(byCores, byMemory))
}
