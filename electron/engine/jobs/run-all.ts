// The type of functions that run several readings for one record, such as the pages of a document.

/**
 * Runs all tasks, as many at once as there are free readers. Settles after all have ended, with the first error if
 * any.
 */
export type RunAll = (tasks: readonly (() => Promise<void>)[]) => Promise<unknown>

/** Runs them one after another, for work that nobody waits for. */
export const oneByOne: RunAll = async (tasks) => {
  for (const task of tasks) await task()
}
