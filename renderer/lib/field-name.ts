// The names of fields as people write them: `receipt_number` is "Receipt number", or 收据号 in Chinese.
import { readableKey } from '../../shared/readable-key.ts'
import type { UiLanguage } from '../../shared/ui-languages.ts'
import { fieldNames } from '../../shared/words/field-names.ts'

/** The name of a ready-made schema's field in the language, else one made from the key. */
export function fieldName(key: string, language: UiLanguage): string {
  const known = fieldNames[language]
  return Object.hasOwn(known, key) ? (known[key] ?? key) : readableKey(key)
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
