// All pairs of a page in reading order, each label once: what lines part is surer than what only stands so.
import { isBox } from '../boxes.ts'
import { wholePart } from '../../model/place.ts'
import type { Scene } from '../scene.ts'
import { pairBeside } from './beside.ts'
import { areHeadings } from './label-like.ts'
import { labelRows } from './label-rows.ts'
import type { IsKnown, Pair, Pairs } from './pair.ts'
import { ruledPairs } from './ruled.ts'
import { segmentsIn } from './segments.ts'

export function pairsOf(scene: Scene, isKnown: IsKnown): Pairs {
  const parts = scene.sheet.rows.flatMap((row, i) => row.map((part, index) => ({ part, row: i, index })))
  const order = new Map(parts.map(({ part }, i) => [part, i] as const))
  const inReading = (pairs: readonly Pair[]) =>
    pairs.map((pair) => ({ ...pair, at: order.get(pair.label.part) ?? 0 })).toSorted((a, b) => a.at - b.at)
  if (scene.sheet.isReceipt) {
    // how a slip is set tells nothing, but what stands behind a colon is what the words before it say
    const all = parts
      .flatMap(({ part, row, index }) => pairBeside(scene, isKnown, part, row, index) ?? [])
      .filter(({ label, value }) => label.part === value.part && /[:：]/u.test(label.part.text))
      .map((pair): Pair => ({ ...pair, setting: 'segment' }))
    return { all: inReading(all), ruledAt: () => null, isLabel: () => false, isValue: () => false }
  }
  // RISK LEVEL, and beside it NEXT VISIT DUE: what has its own value below it is no value
  const titles = scene.tiles()
  const unfilled = scene.unfilled()
  const isPair = (pair: Pair) =>
    !titles.has(pair.value.part) && !unfilled.has(pair.value.part) && !areApart(pair)
  const ruled = ruledPairs(scene.sheet, isKnown).filter(isPair)
  const byLabel = new Map(ruled.map((pair) => [pair.label.part, pair]))
  const sources = [
    () => ruled,
    () => tilesIn(scene),
    () => labelRows(scene.sheet, isKnown),
    () => parts.flatMap(({ part, row, index }) => pairBeside(scene, isKnown, part, row, index) ?? []),
    () => parts.flatMap(({ part }) => segmentsIn(part)),
  ]
  const pairs: Pair[] = []
  for (const source of sources) {
    const taken = new Set(pairs.flatMap(({ label, value }) => [label.part, value.part]))
    const isOpen = ({ label: { part } }: Pair) => !taken.has(part) && !unfilled.has(part)
    pairs.push(...source().filter((pair) => isOpen(pair) && !areApart(pair)))
  }
  const beside = pairs.filter(({ label, value, setting }) =>
    setting === 'beside' ? value.part !== label.part : setting === 'ruled',
  )
  const values = new Set(beside.map(({ value }) => value.part))
  const labels = new Set(
    pairs.flatMap(({ label, value: { part } }) => (part === label.part ? [] : [label.part])),
  )
  return {
    all: inReading(pairs),
    ruledAt: (part) => byLabel.get(part) ?? null,
    isLabel: (part) => labels.has(part),
    isValue: (part) => values.has(part),
  }
}

/** Two headings; or an option among others, which says nothing of what stands beside it. */
function areApart({ label: { part }, value }: Pair): boolean {
  const isOption = part !== value.part && isBox(part.words[0]?.word.text ?? '')
  return isOption || areHeadings(part.text, value.part.text)
}

function tilesIn(scene: Scene): Pair[] {
  return [...scene.tiles()].map(([label, value]) => ({
    label: wholePart(label),
    value: wholePart(value),
    setting: 'tile',
  }))
}
