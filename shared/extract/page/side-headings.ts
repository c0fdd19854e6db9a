// 寄 and 收 on a waybill: one character at the side of a party's box, as high as the box in its middle, so that what
// belongs to it stands beside it and above as well as below.
import type { Part } from '../model/sheet.ts'
import type { Anchor } from './anchor.ts'
import type { Role } from '../lexicon/parties.ts'
import type { Scene } from './scene.ts'

const roleOf: ReadonlyMap<string, Role> = new Map([
  ...(['寄', '发', '發', '寄件', '发件'] as const).map((sign) => [sign, 'shipFrom'] as const),
  ...(['收', '收件'] as const).map((sign) => [sign, 'shipTo'] as const),
])

/** In heights of a part: no box of a party is higher than twice this. */
const reach = 4

export function sideHeadings({ sheet }: Scene): Anchor[] {
  const signs = sheet.rows.flatMap((row, i) =>
    row.flatMap((part, index) => {
      const role = roleOf.get(part.text.trim())
      return role ? [{ part, role, row: i, index }] : []
    }),
  )
  // one alone may be a mark of anything
  if (new Set(signs.map(({ role }) => role)).size < 2) return []
  return signs.map(({ part, role, row, index }) => {
    const top = topOf(
      part,
      signs.map((sign) => sign.part),
      sheet.rules,
      sheet.unit,
    )
    const box = { ...part.box, y0: top, y1: Math.max(top + 1, part.box.y1) }
    return { label: { ...label, part: { ...part, box }, row, index }, role, right: sheet.box.x1 }
  })
}

/** The line above it, or halfway to the sign above. */
function topOf(part: Part, signs: readonly Part[], rules: Scene['sheet']['rules'], unit: number): number {
  const { box } = part
  const middle = (box.y0 + box.y1) / 2
  const lines = rules
    .filter(
      ({ direction, box: rule }) => direction === 'horizontal' && rule.y1 <= box.y0 + 2 && rule.x1 > box.x1,
    )
    .map(({ box: rule }) => rule.y1)
  const halves = signs
    .filter((other) => other !== part && other.box.y1 < box.y0)
    .map(({ box: other }) => (middle + (other.y0 + other.y1) / 2) / 2)
  return Math.max(box.y0 - reach * unit, ...lines, ...halves)
}

const label = {
  start: 0,
  end: 1,
  key: '',
  concepts: ['party'],
  roles: [],
  isAsked: false,
  hasColon: false,
  isWhole: true,
  quality: 1,
} as const
