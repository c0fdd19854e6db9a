// What all recognisers have in common: a value's place in a folded text, or null where there is none of its type.

export interface Span {
  readonly start: number
  readonly end: number
}

export type Recogniser = (folded: string) => Span | null
