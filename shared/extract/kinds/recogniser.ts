// Shared by all recognisers: the places of values of one kind in a folded text, the surest first.

export interface Span {
  readonly start: number
  readonly end: number
  /** How surely the text is of the type, from 0 to 1, whatever stands before it. */
  readonly sureness: number
}

export type Recogniser = (folded: string) => readonly Span[]

/** Every match of a pattern as a span; a group named value narrows it. */
export function matchesOf(pattern: RegExp, folded: string, sureness: number): Span[] {
  return [...folded.matchAll(pattern)].map((match) => {
    const value = match.groups?.['value'] ?? match[0]
    const start = match.index + match[0].indexOf(value)
    return { start, end: start + value.length, sureness }
  })
}

/** Keeps the first of spans that overlap. */
export function withoutOverlaps(spans: readonly Span[]): Span[] {
  return spans.reduce<Span[]>(
    (kept, span) =>
      kept.some((other) => other.start < span.end && span.start < other.end) ? kept : [...kept, span],
    [],
  )
}
