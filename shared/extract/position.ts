// Where a document says what it means by position alone: who wrote it, and where they are, at its top; its date.
import { unite } from '../page.ts'
import { recogniseDate } from './recognisers/date.ts'
import type { Place } from './link.ts'
import type { Part, Sheet } from './sheet.ts'
import type { Wanted } from './wanted.ts'

const legalForm =
  /(?<!\p{L})(?:sdn\.? *bhd|bhd|ltd|limited|llc|inc|corp|plc|pty|gmbh|ag|kg|ug|sarl|sas|s\.a|s\.l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|ооо|оао|enterprise|trading|restaurant|restoran)\.?(?!\p{L})|有限公司|株式会社|주식회사/u
const company = new Set([
  'company',
  'company name',
  'seller name',
  'vendor name',
  'store name',
  'merchant',
  'issuer',
])
const address = new Set(['address', 'company address', 'store address', 'seller address', 'merchant address'])
const date = new Set(['date', 'invoice date', 'receipt date'])
const endOfAddress =
  /(?<!\p{L})(?:tel|phone|fax|gst|vat|reg|invoice|receipt|date|cash|bill|email|e-mail|website|www|http)|@|^\(?co|\d{1,2}[/:]\d{2}/u

export function byPosition(sheet: Sheet, { name, path }: Wanted): Place | null {
  const own = name.labels[0]?.text ?? ''
  if (company.has(own)) return withoutRegistration(whole(head(sheet)?.part))
  if (address.has(own)) return addressOf(sheet)
  return date.has(own) && path !== '' ? dateOf(sheet) : null
}

function head({ rows }: Sheet): { part: Part; row: number } | null {
  for (const [row, parts] of rows.slice(0, 8).entries()) {
    const part = parts.find(({ folded }) => legalForm.test(folded) && !/:/.test(folded))
    if (part) return { part, row }
  }
  return null
}

/** The lines below the company's name, as far as the last one with a postcode. */
function addressOf(sheet: Sheet): Place | null {
  const top = head(sheet)
  if (!top) return null
  const parts: Part[] = []
  for (const row of sheet.rows.slice(top.row + 1, top.row + 7)) {
    const part = row.find(({ box }) => box.x0 < top.part.box.x1 && box.x1 > top.part.box.x0)
    if (!part) continue
    if (endOfAddress.test(part.folded)) {
      if (parts.length > 0) break
      continue
    }
    // a registration number may stand between name and address
    if (parts.length > 0 || !/^\W*[\d-]+\p{L}?\W*$/u.test(part.folded)) parts.push(part)
  }
  const hasPlace = parts.some(({ text }) => /(?<!\d)\d{4,6}(?!\d)/.test(text))
  return hasPlace ? whole(joined(parts)) : null
}

/** A date that stands without any word before it, the first on the page. */
function dateOf({ rows }: Sheet): Place | null {
  for (const [i, part] of rows.flatMap((row) => row.map((one, at) => [at, one] as const))) {
    const span = recogniseDate(part.folded)
    if (span && i === 0 && !/\p{L}/u.test(part.folded.slice(0, span.start))) return { part, ...span }
  }
  return null
}

/** A number in brackets after a name is where it is registered, not how it is called. */
function withoutRegistration(place: Place | null): Place | null {
  const tail = place && /\s*\([^()]*\d[^()]*\)\s*$/.exec(place.part.text)
  return tail && tail.index > 0 ? { ...place, end: tail.index } : place
}

function whole(part: Part | undefined): Place | null {
  return part ? { part, start: 0, end: part.text.length } : null
}

function joined(parts: readonly Part[]): Part {
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { text }) => sum + text.length + 1, 0))
  return {
    text: parts.map(({ text }) => text).join(' '),
    folded: parts.map(({ folded }) => folded).join(' '),
    words: parts.flatMap(({ words }, i) =>
      words.map(({ word, start, end }) => ({
        word,
        start: start + (starts[i] ?? 0),
        end: end + (starts[i] ?? 0),
      })),
    ),
    box: unite(parts.map(({ box }) => box)),
  }
}
