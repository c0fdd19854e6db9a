// Translates names of languages to the codes of their models; fails if there is no model for one.
import { bundledLanguages, languageCode } from '../../../shared/languages.ts'
import { err, ok, type Result } from '../../../shared/result.ts'

export type ParseLanguages = (names: readonly string[]) => Result<readonly string[]>

/** Returns a function that translates a list of names to model codes, each once. */
export function createLanguageParser(added: () => readonly string[]): ParseLanguages {
  return (names) => {
    const known = new Set([...bundledLanguages, ...added()])
    const codes = names.map(languageCode)
    const unknown = codes.findIndex((code) => !known.has(code))
    if (unknown < 0) return ok([...new Set(codes)])
    return err('read.language', { language: names[unknown] ?? '', known: [...known].sort().join(', ') })
  }
}
