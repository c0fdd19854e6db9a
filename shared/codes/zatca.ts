// Reads the code of Saudi invoices (ZATCA): base64 of values, each of which follows its tag and its length in bytes.
import { type Fact } from '../facts.ts'
import { toFacts } from './to-facts.ts'
import { base64ToBytes, parseSignedAmount, decodeUtf8 } from './values.ts'

/** Returns seller, tax number, time and sums; nothing if the text is no such code. */
export function factsOfZatca(text: string): Fact[] {
  const bytes = base64ToBytes(text.trim())
  const values = bytes && readTags(bytes)
  if (!values) return []
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})/.exec(values.get(3) ?? '') ?? []
  const [total, tax] = [parseSignedAmount(values.get(4)), parseSignedAmount(values.get(5))]
  const taxId = values.get(2) ?? ''
  // every Saudi tax number begins and ends with 3
  if (!values.get(1) || !/^3\d{13}3$/.test(taxId) || !date || total === null || tax === null) return []
  return toFacts({
    'seller.name': values.get(1),
    'seller.taxId': taxId,
    date,
    time,
    total,
    tax,
    currency: 'SAR',
  })
}

/** Reads the first five values, which are text; signatures follow. Null if the lengths do not add up to the end. */
function readTags(bytes: Uint8Array): Map<number, string> | null {
  const values = new Map<number, string>()
  let at = 0
  while (at < bytes.length) {
    const [tag, length] = [bytes[at], bytes[at + 1]]
    if (tag === undefined || length === undefined || at + 2 + length > bytes.length) return null
    if (tag <= 5) values.set(tag, decodeUtf8(bytes.subarray(at + 2, at + 2 + length)))
    at += 2 + length
  }
  return values.size === 5 ? values : null
}
