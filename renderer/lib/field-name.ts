// The names of fields as people write them: `receipt_number` is "Receipt number", or 收据号 in Chinese.
import type { UiLanguage } from '../../shared/ui-languages.ts'
import { fieldNames } from '../../shared/words/field-names.ts'

const abbreviations = /^(id|iban|bic|vat|gst|url|sku|po|tin|ssn)$/

/** A name that is no identifier, such as one with blanks, stays as it is. */
export function fieldName(key: string, language: UiLanguage): string {
  const known = fieldNames[language]
  if (Object.hasOwn(known, key)) return known[key] ?? key
  if (!/^[a-z][\w-]*$/.test(key)) return key
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (abbreviations.test(word.toLowerCase()) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a field within others, with elements counted from 1: items[0].name becomes "Items 1 › Name". */
export function fieldPathName(path: string, language: UiLanguage): string {
  return path
    .split('.')
    .map((step) => {
      const [, key = '', places = ''] = /^(.*?)((?:\[\d+\])*)$/s.exec(step) ?? []
      const counted = places.replaceAll(/\[(\d+)\]/g, (_, index: string) => ` ${Number(index) + 1}`)
      return `${fieldName(key, language)}${counted}`
    })
    .join(' › ')
}
