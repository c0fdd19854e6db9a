// A value that its place on the page tells, and how surely.
import { textOf, type Place } from '../../model/place.ts'

export interface Placed {
  readonly place: Place
  readonly score: number
  readonly maxConfidence?: number
}

/** Without the rules and dots around it. */
export function trimmed(place: Place): Place {
  const text = textOf(place)
  const start = /^[^\p{L}\p{N}(#]+/u.exec(text)?.[0].length ?? 0
  const tail = /[\s|_—~=<>«»*•·:;,]+$/u.exec(text)?.[0].length ?? 0
  return { ...place, start: place.start + start, end: place.end - tail }
}
