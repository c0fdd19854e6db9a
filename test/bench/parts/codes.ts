// Codes on pages, drawn by an independent encoder: how many are found, and the cost of looking for them.
import { measureClean, measureDamaged, type Measured } from '../../support/codes/measure.ts'
import { drawnKinds } from '../../support/codes/texts.ts'
import { damages } from '../../support/codes/damaged.ts'
import { alignedTable, type Row } from '../tables.ts'

const clean = 100
const spoiled = 200

export async function measureCodes(): Promise<string> {
  const [of100, of200] = [await measureClean(clean), await measureDamaged(spoiled)]
  const all = [...of100, ...of200]
  return [
    `Codes drawn by bwip-js, half of them on a page of text: ${clean} clean, ${spoiled} ${damages.join(', ')}.`,
    alignedTable([
      ...drawnKinds.map((kind) => {
        const is = ({ kind: own }: Measured) => own === kind
        return row(kind, of100.filter(is), of200.filter(is))
      }),
      row('all', of100, of200),
    ]),
    'The same by what happened to them.',
    alignedTable(
      damages.map((damage) => ({
        way: damage,
        found: share(of200.filter((each) => each.damage === damage)),
      })),
    ),
    `Looking for codes: ${(sum(all, ({ cpuMs }) => cpuMs) / sum(all, ({ megapixels }) => megapixels)).toFixed(0)} ms of CPU a megapixel.`,
  ].join('\n')
}

function row(kind: string, of100: readonly Measured[], of200: readonly Measured[]): Row {
  const wrong = sum([...of100, ...of200], (each) => each.wrong)
  return { kind, clean: share(of100), hard: share(of200), wrong: String(wrong) }
}

function share(measured: readonly Measured[]): string {
  const found = measured.filter(({ isFound }) => isFound).length
  return `${found} of ${measured.length} (${((found / measured.length) * 100).toFixed(1)} %)`
}

function sum(measured: readonly Measured[], of: (each: Measured) => number): number {
  return measured.reduce((total, each) => total + of(each), 0)
}
