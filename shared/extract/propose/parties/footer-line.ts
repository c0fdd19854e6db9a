// でんきのまるやま 国分寺店 〒185-0012 東京都国分寺市本町3-7-1 TEL 042-321-6690: at the foot of a paper one line says who wrote it,
// where they are and how to reach them.
import type { Place } from '../../model/place.ts'
import type { Placed } from '../position/placed.ts'
import type { Scene } from '../../page/scene.ts'

const footer =
  /^(?<party>[^〒\d:：]{2,40}?)[\s・|/,，]*(?:〒 ?(?<postcode>\d{3}[-.]\d{4})|(?:地址|住所|주소)[:： ])\s*(?<address>\S.{5,60}?)[\s・|/,，]*(?:TEL|Tel|tel|電話|电话|전화|☎|℡)[:：. ]*(?<phone>[\d(][\d() -]{7,}\d)/u

type Told = 'party' | 'postcode' | 'address' | 'phone'

const score = 0.64

export function toldInFooter({ sheet }: Scene, what: Told): Placed[] {
  if (sheet.isReceipt) return []
  return sheet.rows.flat().flatMap((part) => {
    const match = footer.exec(part.text)
    const value = match?.groups?.[what]?.trim()
    if (!match || value === undefined) return []
    const start = match.index + match[0].indexOf(value)
    const place: Place = { part, start, end: start + value.length }
    return [{ place, score }]
  })
}
