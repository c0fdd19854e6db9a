// The types that a value may have, and what the rules ask of a type. A new one is its row, its recogniser, and the names
// that the lexicon has for it.

/** What is true of a type, each asked by the rule that says so. */
export type Trait =
  /** Its form may be without a figure. */
  | 'letters'
  /** How somebody is reached or paid. */
  | 'contact'
  /** Told of a party beside its name. */
  | 'party'
  /** A bank's, wherever it stands. */
  | 'bank'
  /** Told of an occasion in a sentence. */
  | 'occasion'
  /** A number that is the same on the party's next document. */
  | 'ownNumber'
  /** Where the page has one of it, and one field asks for one, they go together. */
  | 'onlyOne'
  /** A page that has one, and a schema that asks for one, mean the same. */
  | 'unlike'
  /** Nothing else looks like it. */
  | 'unmistakable'
  /** A label that the lexicon knows may leave out the word for the type. */
  | 'implied'

interface TypeRow {
  /** The number of its own form in the clues of the grown trees, which never changes; null where it has none, and is
   * whatever stands beside its label. */
  readonly form: number | null
  /** Its own number in those clues; 11 is any other. */
  readonly clue: number
  /** Types of one kind may stand for each other on a paper. */
  readonly kind: 'when' | 'sum' | 'code' | 'contact' | 'words'
  readonly traits: readonly Trait[]
}

/** Where several of a page are gone through, in this order. */
const rows = {
  text: { form: null, clue: 0, kind: 'words', traits: ['party'] },
  address: { form: null, clue: 3, kind: 'words', traits: ['party', 'onlyOne', 'unmistakable'] },
  name: { form: null, clue: 1, kind: 'words', traits: ['onlyOne', 'implied'] },
  company: { form: null, clue: 2, kind: 'words', traits: ['party', 'implied'] },
  date: { form: 0, clue: 4, kind: 'when', traits: ['occasion', 'onlyOne', 'implied'] },
  amount: { form: 1, clue: 6, kind: 'sum', traits: ['occasion', 'onlyOne', 'unlike'] },
  time: { form: 2, clue: 5, kind: 'when', traits: ['onlyOne', 'implied'] },
  phone: {
    form: 3,
    clue: 10,
    kind: 'contact',
    traits: ['contact', 'party', 'occasion', 'ownNumber', 'onlyOne', 'unlike'],
  },
  email: {
    form: 7,
    clue: 11,
    kind: 'contact',
    traits: ['letters', 'contact', 'party', 'occasion', 'onlyOne', 'unlike', 'unmistakable'],
  },
  url: {
    form: 9,
    clue: 11,
    kind: 'contact',
    traits: ['letters', 'contact', 'party', 'onlyOne', 'unlike', 'unmistakable'],
  },
  iban: {
    form: 10,
    clue: 11,
    kind: 'words',
    traits: ['contact', 'party', 'bank', 'ownNumber', 'onlyOne', 'unlike'],
  },
  percent: { form: 6, clue: 9, kind: 'sum', traits: ['onlyOne'] },
  bic: { form: 14, clue: 11, kind: 'words', traits: ['letters', 'contact', 'party', 'bank', 'ownNumber'] },
  taxId: { form: 11, clue: 8, kind: 'code', traits: ['party', 'ownNumber'] },
  number: { form: 4, clue: 7, kind: 'words', traits: [] },
  code: { form: 5, clue: 8, kind: 'code', traits: ['letters', 'party', 'implied'] },
  currency: { form: 12, clue: 11, kind: 'words', traits: ['letters'] },
  postcode: { form: 8, clue: 11, kind: 'words', traits: ['party'] },
  gender: { form: 13, clue: 11, kind: 'words', traits: ['letters'] },
} as const satisfies Record<string, TypeRow>

export type ValueType = keyof typeof rows
export const valueTypes: Readonly<Record<ValueType, TypeRow>> = rows

export const typesInOrder = Object.keys(valueTypes) as ValueType[]

export function hasTrait(type: ValueType, trait: Trait): boolean {
  return valueTypes[type].traits.includes(trait)
}

/** Types whose value is known by its own form; the others are whatever stands beside their label. */
export function hasForm(type: ValueType): boolean {
  return valueTypes[type].form !== null
}

export function isValueType(text: string): text is ValueType {
  return text in valueTypes
}
