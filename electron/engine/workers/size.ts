// How many reading processes a machine bears.

const memoryOfAWorkerBytes = 500 * 1024 * 1024

/** A wish of 0 lets the machine decide: a core each, as far as the memory goes, and one core is left on large ones. */
export function poolSize(wish: number, cores: number, memoryBytes: number): number {
  if (wish > 0) return wish
  const byCores = cores <= 2 ? cores : cores - 1
  const byMemory = Math.floor(memoryBytes / 2 / memoryOfAWorkerBytes)
  return Math.max(1, Math.min(byCores, byMemory))
}
