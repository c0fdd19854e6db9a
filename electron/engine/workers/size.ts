// Decides how many reading processes a machine can run.

const bytesPerWorker = 500 * 1024 * 1024

/**
 * The number of reading processes. A setting of 0 lets the machine decide: one per core, except for one core
 * on machines with more than two, as far as the memory suffices.
 */
export function poolSize(setting: number, cores: number, memoryBytes: number): number {
  if (setting > 0) return setting
  const byCores = cores <= 2 ? cores : cores - 1
  const byMemory = Math.floor(memoryBytes / 2 / bytesPerWorker)
  return Math.max(1, Math.min(byCores, byMemory))
}
