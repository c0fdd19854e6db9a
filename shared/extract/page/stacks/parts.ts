// The documents in a batch of pages that were scanned at once, and those on one page.
import type { PartReason } from '../../../document/part-reasons.ts'
import type { Box } from '../../../page.ts'
import { joinedIdentity, reasonsBetween, type Identity } from './identity.ts'
import type { PageSigns } from './signs.ts'

export interface StackPart {
  readonly pages: readonly number[]
  /** Its place on its only page, in pixels; null if it has whole pages. */
  readonly region: Box | null
  /** Why it begins there, the strongest first. */
  readonly reasons: readonly PartReason[]
}

interface OpenPart extends StackPart {
  readonly pages: number[]
  identity: Identity | null
}

/** Empty pages and separator sheets belong to no document. */
export function partsIn(signs: readonly PageSigns[]): StackPart[] {
  const parts: OpenPart[] = []
  const hasBacks = areBacks(signs)
  let next: PartReason | null = 'start'
  let before: PageSigns | null = null
  for (const page of signs) {
    if (page.isSeparator) next = 'separator'
    else if (page.isBlank) next ??= hasBacks ? null : 'blank'
    if (page.isSeparator || page.isBlank) continue
    const last = parts.at(-1)
    const reasons: readonly PartReason[] = next ? [next] : last && before ? beginning(last, before, page) : []
    const { number, regions, identity } = page
    if (regions.length > 1)
      for (const [i, { box, reasons: own }] of regions.entries())
        parts.push({ pages: [number], region: box, reasons: i > 0 ? own : reasons, identity: null })
    else if (reasons.length > 0 || !last || last.region)
      parts.push({
        pages: [number],
        region: null,
        reasons: reasons.length > 0 ? reasons : ['look'],
        identity,
      })
    else {
      last.pages.push(number)
      last.identity = joinedIdentity(last.identity, identity)
    }
    next = null
    before = page
  }
  return parts.map(({ pages, region, reasons }) => ({ pages, region, reasons }))
}

/** The reasons for which a document begins with this page; none if it continues the one before. */
function beginning(part: OpenPart, before: PageSigns, page: PageSigns): readonly PartReason[] {
  const [last, here] = [before.says, page.says]
  if (last && here?.of === last.of && here.at === last.at + 1) return []
  const own =
    part.identity && page.identity
      ? reasonsBetween(part.identity, page.identity, { needed: ['total', 'number'], areNamed: true })
      : []
  if (here?.at === 1 || (last && last.at === last.of)) return ['numbers', ...own]
  if (here) return []
  return own.length === 0 && page.looksFirst && before.endsEarly ? ['look'] : own
}

/** Sheets printed on one side that were scanned on both: every second page is empty, which parts nothing. */
function areBacks(signs: readonly PageSigns[]): boolean {
  const backs = signs.filter((_, i) => i % 2 === 1)
  const fronts = signs.filter((_, i) => i % 2 === 0)
  return backs.length > 1 && backs.filter(isEmpty).length > backs.length / 2 && !fronts.some(isEmpty)
}

function isEmpty({ isBlank }: PageSigns): boolean {
  return isBlank
}
