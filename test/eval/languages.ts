// The languages of manifests: the model that reads them, and whether their script has spaces.
import { languageCode, languageRows } from '../../shared/languages.ts'

/** The model for a language. Undetermined and mixed languages are read as English. */
export function modelOf(lang: string): string {
  return isOneLanguage(lang) ? languageCode(lang) : 'eng'
}

export function isOneLanguage(lang: string): boolean {
  return languageCode(lang) in languageRows
}

/** Whether the script has no spaces between words, so that errors are counted without spaces. */
export function isUnspaced(lang: string): boolean {
  return /^(zh|ja|th)/.test(lang)
}
