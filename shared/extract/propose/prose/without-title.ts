// A person without the word of address before the name.
import { textOf, type Place } from '../../model/place.ts'
import type { FieldName } from '../../words/names.ts'

/** D. Luis Pazos Rey is called Luis Pazos Rey. */
export function withoutTitle(value: Place, { type }: FieldName): Place {
  if (type !== 'name' && type !== 'company') return value
  const title = /^(?:D|Dña|D\.ª|Dª|Sr|Sra|Sig|M|Mme|Herrn?|Frau)\.? (?=\p{Lu}\S+ \p{Lu})/u.exec(textOf(value))
  return title ? { ...value, start: value.start + title[0].length } : value
}
