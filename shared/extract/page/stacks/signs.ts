// Signs of a page in a batch scan that say where a document begins: it is empty, it separates others, it has a page
// number, or it looks like a first or a last page.
import { isSeparatorCode } from '../../../codes/separator.ts'
import { heightOf, median } from '../../../layout/geometry.ts'
import type { Line, Page } from '../../../page.ts'
import { fold } from '../parts.ts'
import { recogniseOne } from '../../kinds/kinds.ts'
import { identityOf, type Identity } from './identity.ts'
import { regionsOf, type Region } from './regions.ts'

export interface PageSigns {
  readonly number: number
  readonly isBlank: boolean
  /** It is there to part the pages before it from those behind it. */
  readonly isSeparator: boolean
  /** "page 2 of 3" */
  readonly says: { readonly at: number; readonly of: number } | null
  /** Large type and a day at its top. */
  readonly looksFirst: boolean
  /** Its text ends well above its foot. */
  readonly endsEarly: boolean
  /** Is null if the page has no text. */
  readonly identity: Identity | null
  /** The documents on it, if it has several. */
  readonly regions: readonly Region[]
}

/** A page that could not be read belongs to what it lies in. */
export function unread(number: number): PageSigns {
  return {
    ...{ number, isBlank: false, isSeparator: false, says: null, looksFirst: false, endsEarly: false },
    ...{ identity: null, regions: [] },
  }
}

/** Characters: a smudge reads as one or two. */
const minText = 4
/** In shares of the page's height. */
const top = 0.4
const edge = 0.2
const foot = 0.9
const early = 0.7
/** In heights of the page's usual type. */
const large = 1.5

export function signsOf(number: number, page: Page): PageSigns {
  const { lines, height, codes = [], marks = [] } = page
  const text = lines.reduce((count, line) => count + textOf(line).replace(/\s/g, '').length, 0)
  const isSeparator = codes.some(isSeparatorCode)
  const isBlank = text < minText && codes.length === 0 && !marks.some(({ kind }) => kind === 'picture')
  const identity = isBlank ? null : identityOf(page)
  const body = lines.filter(({ box }) => box.y0 < foot * height)
  return {
    number,
    isBlank: isBlank && !isSeparator,
    isSeparator,
    says: numberSaid(lines.filter(({ box }) => box.y1 < edge * height || box.y0 > (1 - edge) * height)),
    looksFirst: looksFirst(
      lines.filter(({ box }) => box.y1 < top * height),
      lines,
    ),
    endsEarly: Math.max(0, ...body.map(({ box }) => box.y1)) < early * height,
    identity,
    regions: identity ? regionsOf(page, identity) : [],
  }
}

function looksFirst(upper: readonly Line[], all: readonly Line[]): boolean {
  const usual = median(all.map(({ box }) => heightOf(box)))
  const hasHead = upper.some(
    (line) => heightOf(line.box) > large * usual && /\p{L}{3}|\p{Script=Han}{2}/u.test(textOf(line)),
  )
  return hasHead && upper.some((line) => recogniseOne('date', fold(textOf(line))) !== null)
}

const pageWords =
  'page|seite|pagina|página|pàgina|strona|strana|sivu|side|sida|stran|oldal|sayfa|trang|halaman|стр(?:аница)?\\.?|صفحة'
const ofWords = 'of|von|de|di|van|z|ze|av|af|sur|out of|из|från|dari|من|/|\\|'
const forms: readonly RegExp[] = [
  new RegExp(
    `(?:${pageWords})\\s*[:.]?\\s*(?<at>\\d{1,4})\\s*(?:${ofWords})\\s*(?<of>\\d{1,4})(?!\\d)`,
    'iu',
  ),
  /第\s*(?<at>\d{1,4})\s*[页頁]\s*[,，/]?\s*共\s*(?<of>\d{1,4})\s*[页頁]/u,
  /共\s*(?<of>\d{1,4})\s*[页頁]\s*[,，/]?\s*第\s*(?<at>\d{1,4})\s*[页頁]/u,
  /(?<at>\d{1,4})\s*\/\s*(?<of>\d{1,4})\s*(?:ページ|頁|页|쪽|페이지)/u,
  /^\s*[-–(]?\s*(?<at>\d{1,3})\s*\/\s*(?<of>\d{1,3})\s*[-–)]?\s*$/u,
]

function numberSaid(lines: readonly Line[]): PageSigns['says'] {
  for (const line of lines)
    for (const form of forms) {
      const found = form.exec(textOf(line))?.groups
      const [at, of] = [Number(found?.['at']), Number(found?.['of'])]
      if (at >= 1 && at <= of) return { at, of }
    }
  return null
}

function textOf({ words }: Line): string {
  return words.map(({ text }) => text).join(' ')
}
