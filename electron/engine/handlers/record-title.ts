// Makes the title of a record from its result: who, when and how much of a receipt, or the first line of a text.
import { toIsoDate } from '../../../shared/codes/values.ts'
import { toPlain } from '../../../shared/schema/json-node.ts'
import { readNode } from '../../../shared/schema/json-reader.ts'
import { namesOf, valueInRole, type NamedValue } from '../../../shared/schema/roles.ts'
import type { Operation } from '../../../shared/operations.ts'

const maxLength = 80
/** Titles are made for each row of a list, so only the beginning of a long text is looked at. */
const maxLooked = 2000
const separator = ' · '

/** Returns null for a result without words. Dates that are clear are written as 2018-03-14. */
export function titleOf({
  operation,
  content,
}: {
  readonly operation: Operation
  readonly content: string | null
}): string | null {
  if (!content) return null
  const title = operation === 'json' ? titleOfFields(content) : titleOfText(content.slice(0, maxLooked))
  return title === '' ? null : title
}

/** Returns the first heading of Markdown, else the first line with a word. */
function titleOfText(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const line =
    lines.find((one) => /^#{1,6}\s+\S/.test(one)) ?? lines.find((one) => /\p{L}{2}/u.test(one)) ?? ''
  const plain = line.replace(/^(#{1,6}|[-*+>]|\d+\.)\s+/, '').replace(/\\(?=[^\p{L}\p{N}])|\*\*|\\$/gu, '')
  return cut(plain.replaceAll('|', ' ').replace(/\s+/g, ' ').trim())
}

/** Returns who, when and how much, as far as there are such fields; else the first two values. */
function titleOfFields(content: string): string {
  const values = valuesOf(content)
  const [who, when, amount, currency] = (['who', 'when', 'amount', 'currency'] as const).map(
    (role) => valueInRole(values, role)?.value,
  )
  const hasUnit = amount === undefined || /[^\d.,\s'-]/.test(amount)
  const sum = hasUnit || currency === undefined ? amount : `${currency} ${amount}`
  const found = [who && shortName(who), when && clearDate(when), sum].filter(
    (part) => part !== undefined && part !== '',
  )
  const shown = found.length > 1 || who !== undefined ? found : values.slice(0, 2).map(({ value }) => value)
  return shown.map((part) => cut((part ?? '').replace(/\s+/g, ' '))).join(separator)
}

const legalForm =
  /[\s,]+(sdn\.? bhd|bhd|gmbh( & co\.? kg)?|ltd|limited|inc|incorporated|llc|llp|plc|pte|corp|co|s\.?a|ag|kg|ug|b\.?v|n\.?v|s\.?r\.?l|s\.?p\.?a)\.?$/i

/** Leaves out the legal form and what stands in brackets: a row of a list is short. */
function shortName(name: string): string {
  const short = name
    .replace(/\s*[(（][^)）]*[)）]/g, '')
    .replace(legalForm, '')
    .replace(legalForm, '')
    .trim()
  return short === '' ? name : short
}

/** The values that are not in lists; a name within an object, such as seller.name, is also called like the object. */
function valuesOf(content: string): NamedValue[] {
  const values: NamedValue[] = []
  const collect = (node: unknown, keys: readonly string[]) => {
    if (typeof node === 'string' && node.trim() !== '')
      values.push({ names: namesOf(keys), value: node.trim() })
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    for (const [key, child] of Object.entries(node)) collect(child, [...keys, key])
  }
  // Content that is damaged has no values.
  const read = readNode(content)
  if ('node' in read) collect(toPlain(read.node), [])
  return values
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Writes a date as year, month and day, if it can only be understood in one way. */
function clearDate(text: string): string {
  const year = /(\d{4})\s?[-./年]\s?(\d{1,2})\s?[-./月]\s?(\d{1,2})/.exec(text)
  if (year) return iso(year[1], year[2], year[3]) ?? text
  const last = /\b(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\b/.exec(text)
  if (last) {
    const [, a = '', b = '', ofYear] = last
    if (Number(a) > 12 || a === b) return iso(ofYear, b, a) ?? text
    return Number(b) > 12 ? (iso(ofYear, a, b) ?? text) : text
  }
  const named =
    /\b(?<day>\d{1,2})[-. ]?(?<month>[a-z]{3})[a-z]*[-., ]*(?<year>\d{4})\b/i.exec(text) ??
    /\b(?<month>[a-z]{3})[a-z]*[. ]*(?<day>\d{1,2})(?:st|nd|rd|th)?[, ]+(?<year>\d{4})\b/i.exec(text)
  const month = months.indexOf(named?.groups?.['month']?.toLowerCase() ?? '') + 1
  return (month > 0 && iso(named?.groups?.['year'], String(month), named?.groups?.['day'])) || text
}

function iso(year = '', month = '', day = ''): string | null {
  return toIsoDate(year, month.padStart(2, '0'), day.padStart(2, '0'))
}

/** Cuts a long text after a word. */
function cut(text: string): string {
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  const head = characters.slice(0, maxLength).join('')
  const blank = head.lastIndexOf(' ')
  return `${blank > maxLength / 2 ? head.slice(0, blank) : head}…`
}
