// Groups calls for the database: those that arrive while a batch is under way, or waits for its time, go together with the
// next one. So the number of statements grows more slowly than the load.
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** How long the removal of what is of no use any more may wait for more of it. */
export const removalLinger = { maxItems: 200, lingerMs: 200 }

export interface Batches<Item, Result> {
  /** Adds an item to the next batch, and settles as that batch does. */
  add(item: Item): Promise<Result>
  /** Settles when there is no batch left. */
  whenDone(): Promise<void>
}

/** A batch begins after the one before it, and `lingerMs` after its first item. */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<Result>,
  { maxItems = 32, lingerMs = 0 } = {},
): Batches<Item, Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { readonly items: Item[]; readonly done: Promise<Result> } | null = null

  async function runAfter(before: Promise<unknown>, items: readonly Item[]): Promise<Result> {
    await Promise.allSettled([before, lingerMs === 0 ? nextTurn() : wait(lingerMs)])
    if (next?.items === items) next = null
    return run(items)
  }

  return {
    add(item) {
      if (!next || next.items.length >= maxItems) {
        const items: Item[] = []
        next = { items, done: runAfter(last, items) }
        last = next.done
      }
      next.items.push(item)
      return next.done
    },
    async whenDone() {
      await Promise.allSettled([last])
    },
  }
}
