// What one record takes many readings for, as a document does for its pages.

/** Does all of them, as many at once as readers can be had; settles when all have ended, and fails as the first that did. */
export type SideBySide = (tasks: readonly (() => Promise<void>)[]) => Promise<unknown>

/** For what nobody waits for. */
export const oneByOne: SideBySide = async (tasks) => {
  for (const task of tasks) await task()
}
