// One line with who a house is and where: "North Baths · 3 Mill Street · York", 暖爪宠物生活馆 · 成都市武侯区玉林北路 66 号.
// Dots between Han characters are read as commas and full stops too, so that there the name has to end as a house does.
import { textOf, type Place } from '../../model/place.ts'
import type { Scene } from '../../page/scene.ts'
import type { Placed } from '../position/placed.ts'
import { addressScore } from '../../words/address-line.ts'
import { hanHouse } from '../../words/company-words.ts'

export interface HouseLine {
  readonly house: Place
  readonly rest: Place
}

const spaced = /^(?<name>[^\d·•|–—-]+?)(?<parting> [·•|–—-] )\S/u
const dense = /^(?<name>\p{Script=Han}{4,20})(?<parting> ?[·•|，,。、 ] ?)(?=\p{Script=Han})/u
const [mostOfName, leastOfAddress] = [0.3, 0.45]

export function houseLineOf(place: Place): HouseLine | null {
  const text = textOf(place)
  const plain = spaced.exec(text)?.groups
  const han = dense.exec(text)?.groups
  const { name = '', parting = '' } = plain ?? (hanHouse.test(han?.['name'] ?? '') ? han : undefined) ?? {}
  const from = name.length + parting.length
  if (from === 0 || addressScore(name) >= mostOfName || addressScore(text.slice(from)) < leastOfAddress)
    return null
  const { part, start, end } = place
  return { house: { part, start, end: start + name.length }, rest: { part, start: start + from, end } }
}

const score = 0.74
/** A letterhead is at the top, and the line of who made it at the foot. */
const edge = 0.2

/** Who a page names so in its head or at its foot. */
export function housesInLines({ sheet }: Scene): Placed[] {
  const { y0, y1 } = sheet.box
  const depth = (y: number) => Math.min(y - y0, y1 - y) / Math.max(1, y1 - y0)
  return sheet.rows.flat().flatMap((part) => {
    const line = houseLineOf({ part, start: 0, end: part.text.length })
    return line && depth(part.box.y0) < edge ? [{ place: line.house, score }] : []
  })
}
