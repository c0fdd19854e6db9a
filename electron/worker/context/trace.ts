// Records the state of an image after each step of its reading, for diagnosis. Without a trace steps do no extra work.
import type { Line } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'

/** The state after a step; parts that it does not touch are absent. */
export interface Seen {
  readonly picture?: GreyImage
  /** All lines of the page at this point. */
  readonly lines?: readonly Line[]
  /** Lines of a single reading of an image. */
  readonly look?: readonly Line[]
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Called when a step is done, whether it changed something or not. */
export type Trace = ((step: string, seen: Seen) => void) | null

export interface TracedStep extends Seen {
  readonly step: string
  /** Time since the previous step. */
  readonly ms: number
  /** Whether the picture or a line of the page changed; other entries always count as a change. */
  readonly changed: boolean
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

export interface TraceLog {
  readonly trace: Exclude<Trace, null>
  readonly steps: readonly TracedStep[]
}

export function createTrace(now: () => number): TraceLog {
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
      // a reading of a part does not change the image of the page
      if (seen.picture !== undefined && seen.look === undefined) picture = seen.picture
      lines = texts
      lastAt = now()
    },
  }
}

export function textOf({ words }: Line): string {
  return words.map((word) => word.text).join(' ')
}

/** Removes one occurrence for each; a text may occur twice. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
