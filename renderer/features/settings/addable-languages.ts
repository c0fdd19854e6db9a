// Lists the languages that can be added: known and not installed, sorted by display name.
import { languageName, languageRows } from '../../../shared/languages.ts'

interface Addable {
  readonly value: string
  readonly label: string
}

/** `present` are the codes of the installed languages. */
export function addableLanguages(present: readonly string[], displayLanguage: string): readonly Addable[] {
  const { compare } = new Intl.Collator(displayLanguage)
  return Object.keys(languageRows)
    .filter((code) => !present.includes(code))
    .map((code) => ({ value: code, label: languageName(code, displayLanguage) }))
    .sort((one, other) => compare(one.label, other.label))
}
