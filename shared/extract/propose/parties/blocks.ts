// The address blocks of a page: lines that belong to an address, and the names that stand right above them.
import { addressScore, hasPostcode, isAddressLine } from '../../words/address-line.ts'
import { grown, grownUp, isInColumn } from './address-growth.ts'
import { isOther } from './address-other.ts'
import { sumIn } from '../lists/sum-column.ts'
import { upToLabel } from '../../page/neighbours.ts'
import { foldedOf, textOf, type Place } from '../../model/place.ts'
import type { ValueType } from '../../kinds/kinds.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { sensesOf } from '../../words/word-senses.ts'
import type { Label } from '../../page/labels.ts'
import type { Scene } from '../../page/scene.ts'
import type { Part } from '../../model/sheet.ts'

export interface Block {
  /** The lines of the address, without what their labels are. */
  readonly lines: readonly Place[]
  /** The lines above, topmost first. */
  readonly names: readonly Part[]
  readonly row: number
  /** It holds a postcode, or more than one line of an address. */
  readonly isSure: boolean
}

/** A street, a quarter and a number in one line are a whole address where postcodes are not in use. */
const wholeLine = 0.75

export function blocksOf(scene: Scene): Block[] {
  const taken = new Set<Part>()
  const blocks: Block[] = []
  for (const [row, parts] of scene.sheet.rows.entries())
    for (const part of parts) {
      if (taken.has(part) || !isSeed(scene, part)) continue
      const above = grownUp(scene, part, row, taken)
      const lines = [...above, part, ...grown(scene, part, row, taken, above)]
      for (const line of lines) taken.add(line)
      const places = lines.map((line) => addressIn(scene, line))
      const text = places.map(textOf).join(' ')
      const first = lines[0] ?? part
      const isSure =
        hasPostcode(text) ||
        lines.filter((line) => isAddressLine(line.text)).length > 1 ||
        places.some((place) => addressScore(textOf(place)) >= wholeLine)
      blocks.push({
        lines: places,
        names: namesAbove(scene, first, scene.rowOf(first), taken),
        row: scene.rowOf(first),
        isSure,
      })
    }
  return blocks
}

function isSeed(scene: Scene, part: Part): boolean {
  const isSold =
    scene.sheet.isReceipt && sumIn(scene.sheet, scene.sheet.rows[scene.rowOf(part)] ?? []) !== null
  return !isSold && !isOther(scene, part) && addressScore(textOf(addressIn(scene, part))) >= 0.45
}

function addressIn(scene: Scene, part: Part): Place {
  const label = scene.labelsIn(part).find(({ concepts, start }) => concepts.includes('address') && start < 3)
  const hasLabel =
    label &&
    (label.hasColon ||
      isSetOff(part, label) ||
      isBareType(label, 'address') ||
      /[\p{Script=Han}\p{Script=Hangul}]/u.test(label.key))
  const start = hasLabel ? label.end : (spacedLabel.exec(part.text)?.[0].length ?? 0)
  return withoutContact(upToLabel(scene, part, start))
}

/** "Address - 16 Church Avenue", "Name ..... Smith": marks stand between the label and what it names. */
export function isSetOff({ folded }: Part, { start, end }: Label): boolean {
  return /\p{L}\)?\s*(?:[-–—*_:;,]|\.[\s.:;-])[^\p{L}\p{N}]*$/u.test(folded.slice(start, end))
}

/** "Name Cranford Catering", "Address P.O. Box 577": the bare word says what follows. */
export function isBareType({ key, isWhole, part, end }: Label, type: ValueType): boolean {
  return !isWhole && part.folded.charAt(end - 1) === ' ' && isTypeWord({ senses: sensesOf(key) }, type)
}

/** 620014, г. Екатеринбург, ул. Малышева, д. 36, тел. (343) 371-25-40: how to reach them is no part of where they are. */
export function withoutContact(place: Place): Place {
  const tail =
    /[\s,;|(]*(?<!\p{L})(?:tel|phone|fax|telp|тел|телефон|факс|电话|電話|전화|연락처|đt|điện thoại|ph|hp)(?!\p{L}).*$/u.exec(
      foldedOf(place),
    )
  const own = tail ? { ...place, end: place.start + tail.index } : place
  const other = besides.exec(foldedOf(own))
  return other ? { ...own, end: own.start + other.index } : own
}

/** "39004 Santander - CIF G-39118273", "21200 Beaune – 03 80 22 61 40": what is set off behind it is no address. */
const besides =
  /(?<=\p{L})\s[-–—·•|]\s(?:\S*@\S*|\+?[\d ().-]{9,}|\p{L}[\p{L}.]{1,7}\s?\p{L}?-?\d[\d .-]{6,}\p{L}?)$/u

/** 寄件地址 江苏省: what stands before the only space of Han text is a label. */
const spacedLabel = /^\p{Script=Han}{2,6}[址处所] +(?=\p{Script=Han})/u

function namesAbove(scene: Scene, first: Part, row: number, taken: ReadonlySet<Part>): Part[] {
  const names: Part[] = []
  let below = first
  for (let at = row - 1; at >= 0 && names.length < 4; at--) {
    const part = scene.sheet.rows[at]?.find((one) => isInColumn(scene, below, one))
    if (!part) {
      if (below.box.y0 - (scene.sheet.rows[at]?.[0]?.box.y1 ?? 0) > 1.5 * scene.sheet.unit) break
      continue
    }
    const isClose = below.box.y0 - part.box.y1 < 1.4 * Math.max(scene.sheet.unit, part.box.y1 - part.box.y0)
    if (!isClose || taken.has(part) || /[:：]\s*$/u.test(part.text)) break
    names.unshift(part)
    below = part
  }
  return names
}
