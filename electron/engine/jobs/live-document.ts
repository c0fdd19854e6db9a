// The state of a document that is being read: the pages that were read so far, and the time that the others may take.
import type { Progress } from '../../../shared/contract/record.ts'
import { joinPages, type Document } from '../../../shared/document/document.ts'
import type { Fault, Result } from '../../../shared/result.ts'
import type { PageKey } from '../db/pages.ts'
import type { Clock } from '../ports.ts'

/** Speed is only known after this many pages. */
const minPages = 3

export interface LiveDocument {
  /** The key of the document; its pages that were read are stored under it. */
  readonly key: PageKey
  /** The document with the pages that could not be read so far. */
  readonly document: () => Omit<Document, 'failed'> & { failed: { number: number; error: Fault }[] }
  /** The text of the pages that were read so far, with empty places for the others. */
  readonly content: () => string
  readonly progress: () => Progress
}

export interface PageResult<T> {
  readonly result: Result<T>
  /** The page was read earlier and taken from the store, so it says nothing about the speed. */
  readonly isStored: boolean
}

/** Follows the reading of these pages; `results` and `fractions` are filled by the caller, by page number. */
export function followDocument<T extends { readonly text: string }>(parts: {
  readonly key: PageKey
  readonly total: number
  readonly numbers: readonly number[]
  readonly results: ReadonlyMap<number, PageResult<T>>
  /** How far the pages that are being read have come. */
  readonly fractions: ReadonlyMap<number, number>
  readonly clock: Clock
}): LiveDocument & { readonly onPageRead: () => void } {
  const { key, total, numbers, results, fractions, clock } = parts
  /** When the first page was read, and how many pages' work was done then. */
  let first: { readonly at: number; readonly work: number } | null = null
  const countStored = () => [...results.values()].filter(({ isStored }) => isStored).length
  const open = () => [...fractions].reduce((sum, [number, one]) => sum + (results.has(number) ? 0 : one), 0)
  const work = () => results.size - countStored() + open()

  /** The time for the remaining pages, at the speed since the first was read: that one includes the start. */
  function leftMs(): number | null {
    if (first === null || results.size - countStored() < minPages || work() <= first.work) return null
    const msPerPage = (clock.now() - first.at) / (work() - first.work)
    return Math.max(0, Math.round((numbers.length - countStored() - work()) * msPerPage))
  }

  return {
    key,
    onPageRead() {
      if (work() >= 1) first ??= { at: clock.now(), work: work() }
    },
    document: () => ({
      total,
      numbers: [...numbers],
      failed: numbers.flatMap((number) => {
        const result = results.get(number)?.result
        return result && !result.ok ? [{ number, error: result.error }] : []
      }),
    }),
    content: () =>
      joinPages(
        numbers.map((number) => {
          const result = results.get(number)?.result
          return result?.ok ? result.value.text : ''
        }),
      ),
    progress: () => ({
      stage: 'reading',
      fraction: Math.min(1, (results.size + open()) / numbers.length),
      pages: {
        done: results.size,
        total: numbers.length,
        read: numbers.filter((number) => results.get(number)?.result.ok),
        leftMs: leftMs(),
      },
    }),
  }
}
