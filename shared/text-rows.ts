// Rows of the tables of errors and findings: each has a sentence, and facts that it shares with other rows.

export type TextsByCode = Readonly<Record<string, (data: never) => string>>

/** The data that a sentence is made of. */
type DataOf<Text> = Text extends () => string
  ? Record<string, never>
  : Text extends (data: infer Data) => string
    ? Data
    : never

/** Gives each of these sentences the same facts. */
export function textRows<Facts extends object, Texts extends TextsByCode>(facts: Facts, texts: Texts) {
  const rows = Object.entries(texts).map(([code, text]) => [code, { ...facts, text }])
  return Object.fromEntries(rows) as {
    readonly [Code in keyof Texts]: Facts & { readonly text: (data: DataOf<Texts[Code]>) => string }
  }
}
