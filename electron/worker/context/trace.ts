// The way of an image through the steps that read it, for whoever wants to know which of them did what. Where nobody
// does there is no trace, and a step pays nothing for it.
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** The state after a step; parts that it does not touch are absent. */
export interface Seen {
  readonly picture?: GreyImage
  /** All lines of the page, so far. */
  readonly lines?: readonly Line[]
  /** Lines of a single reading of an image. */
  readonly look?: readonly Line[]
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Called when a step is done, whether it changed something or not. */
export type Trace = ((step: string, seen: Seen) => void) | null

export interface TracedStep extends Seen {
  readonly step: string
  /** Since the step before was done. */
  readonly ms: number
  /** Whether the picture or a line of the page is another than before. A look and a fact are news by themselves. */
  readonly changed: boolean
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export interface Way {
  readonly trace: Exclude<Trace, null>
  readonly steps: readonly TracedStep[]
}

export function createWay(now: () => number): Way {
  const steps: TracedStep[] = []
  let picture: GreyImage | null = null
  let lines: readonly string[] = []
  let lastAt = now()
  return {
    steps,
    trace(step, seen) {
      const ms = now() - lastAt
      const texts = seen.lines?.map(textOf) ?? lines
      const added = without(texts, lines)
      const removed = without(lines, texts)
      const isNewPicture = seen.picture !== undefined && seen.picture !== picture
      const isNews = seen.look !== undefined || seen.facts !== undefined
      const changed = isNewPicture || isNews || added.length + removed.length > 0
      steps.push({ ...seen, step, ms, changed, added, removed })
      // a reading traces the part that it reads; the page's own image is still the one before
      if (seen.picture !== undefined && seen.look === undefined) picture = seen.picture
      lines = texts
      lastAt = now()
    },
  }
}

export function textOf({ words }: Line): string {
  return words.map((word) => word.text).join(' ')
}

/** A text that stands there twice is taken away once for each time. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
