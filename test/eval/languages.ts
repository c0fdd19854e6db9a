// The languages that manifests name, and how they are read and counted.
import { languageCode, languageRows } from '../../shared/languages.ts'

/** What is of no one language is told to be English, as somebody who knows no better would. */
export function modelOf(lang: string): string {
  return isOneLanguage(lang) ? languageCode(lang) : 'eng'
}

export function isOneLanguage(lang: string): boolean {
  return languageCode(lang) in languageRows
}

/** Scripts that put no spaces between words, so that errors are counted without them. */
export function isUnspaced(lang: string): boolean {
  return /^(zh|ja|th)/.test(lang)
}
