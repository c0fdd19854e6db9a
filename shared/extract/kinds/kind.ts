// The properties of a kind of value. A new kind is one file that exports them, and its line in kinds.ts.
import type { ValueDoubt } from '../../doubt.ts'
import type { Recogniser } from './recogniser.ts'

/** Properties that a kind of value may have, each read by the rule that names it. */
export type Trait =
  /** Its form may be without a figure. */
  | 'letters'
  /** It says how somebody is reached or paid. */
  | 'contact'
  /** It is printed beside the name of a party. */
  | 'party'
  /** It belongs to a bank wherever it is printed. */
  | 'bank'
  /** It is told of an occasion in a sentence. */
  | 'occasion'
  /** It is the same on the next document of the same party. */
  | 'ownNumber'
  /** The only value of this kind on a page belongs to the only field that requests one. */
  | 'onlyOne'
  /** The same, also for a field that the lexicon knows. */
  | 'unlike'
  /** Nothing else looks like it. */
  | 'unmistakable'
  /** A known label may omit the word for the kind. */
  | 'implied'

/** Forms by which a value is known for what it is, whatever the field requests. */
export type Look =
  | 'day'
  /** 12/05/2024 is a day, or the twelfth invoice of May. */
  | 'slashedDay'
  | 'time'
  | 'money'
  /** A number with cents and without a currency. */
  | 'cents'
  | 'percent'
  | 'email'
  | 'link'
  | 'call'
  | 'account'
  | 'taxNumber'
  /** A piece of the block of signs that certifies an invoice. */
  | 'cipher'
  | 'tick'

/** Refuses values that are plainly of another kind; anything that could be meant passes. */
export interface Gate {
  /** Whether a value of this look may be meant. */
  readonly mayBe: (look: Look, text: string) => boolean
  /** Whether a value of this kind can be written like this; `text` is folded, `value` is as printed. */
  readonly canBe: (text: string, value: string) => boolean
}

/** The order of day and month in dates that don't tell it by themselves; null if the page doesn't tell it either. */
export type DateOrder = 'dayFirst' | 'monthFirst' | null

export interface Kind extends Gate {
  readonly recognise: Recogniser
  /** The number of its form in the clues of the trees, which never changes; null if any text beside its label will do. */
  readonly form: number | null
  /** The number of the kind in those clues; 11 is any other. */
  readonly clue: number
  /** Kinds of one family may stand for each other on a document. */
  readonly family: 'when' | 'sum' | 'code' | 'contact' | 'words'
  readonly traits: readonly Trait[]
  /** Last words of field names with such a value, separated by commas. */
  readonly endings?: string
  /** Corrects known misreadings; the text as read stays beside it. */
  readonly mend?: (text: string) => string
  /** Returns the form that is the same for all who write it, or null if the text is ambiguous. */
  readonly normalise?: (value: string, order: DateOrder) => string | null
  /** Returns the check that the value itself fails. */
  readonly doubtOf?: (text: string) => ValueDoubt | null
  /** Allows a value without a label, from a certain sureness of the recogniser on. */
  readonly withoutLabel?: WithoutLabel
  /** The least sureness of the only such value on a page; 0.6 by default. */
  readonly minOnly?: number
}

export interface WithoutLabel {
  readonly minSureness: number
  /** The concept of the lexicon that requests such a value, and the score of one for it. */
  readonly concept: string
  readonly score: number
  /** The score for a field whose concept has no proposer; such fields get none by default. */
  readonly scoreOfOthers?: number
  /** Only at the top and at the end of a page. */
  readonly isAtEdge?: true
}

/** A mask such as **** or xx in the place of digits. */
export const masked = /[*•x]{2}/i

export function looks(...possible: readonly Look[]): (look: Look) => boolean {
  return (look) => possible.includes(look)
}
