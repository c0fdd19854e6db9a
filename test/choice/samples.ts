// Makes the training samples of the trees: the options of every field of a document, and which of them are true.
import { distance } from '../../shared/extract/words/near.ts'
import { contextOf } from '../../shared/extract/choose/choice-context.ts'
import { optionsWithClues, type OptionWithClues } from '../../shared/extract/choose/clues.ts'
import { namesOf, numbersOf } from '../../shared/extract/choose/numbers.ts'
import { judgeBy, type Trees } from '../../shared/extract/choose/trees.ts'
import { searched } from '../../shared/extract/extract.ts'
import { textOf } from '../../shared/extract/model/place.ts'
import type { Scene } from '../../shared/extract/page/scene.ts'
import { choose } from '../../shared/extract/score/choose.ts'
import type { Page } from '../../shared/page.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from '../eval/blank-schema.ts'
import { randomOf, type Random } from './generate/random.ts'
import type { SampleSet } from './grow-trees.ts'
import { leafValues } from './leaves.ts'
import { isSameText } from './same-text.ts'

export interface SampledPage {
  readonly scene: Scene
  readonly options: readonly OptionWithClues[]
  /** The values that the rules choose by themselves, by the path of the field. */
  readonly byRules: ReadonlyMap<string, string>
  readonly truth: ReadonlyMap<string, string>
}

export function samplePage(page: Page, truth: unknown): SampledPage {
  const schema = parseSchema(blankSchema(truth))
  if (!schema.ok) throw new Error('The truth of a paper is no schema')
  const { scene, grounds, searches } = searched(page, schema.value)
  const byRules = choose(searches)
  const chosen = [...byRules].filter(([{ node }]) => node.kind === 'value')
  return {
    scene,
    options: scene.sheet.isReceipt
      ? []
      : optionsWithClues(scene, grounds, contextOf(scene, searches, byRules), searches),
    byRules: new Map(chosen.map(([{ path }, { value }]) => [path, textOf(value)])),
    truth: leafValues(truth),
  }
}

/** The number of options kept of each field: the likeliest, and about this many of the others. */
const [likeliest, others] = [14, 10]

export interface SampleStore {
  readonly add: (page: SampledPage, batch: number, weight: number) => void
  readonly all: () => SampleSet
}

/** The trees in place tell the options that are worth learning from. */
export function sampleStore(trees: Trees): SampleStore {
  const judge = judgeBy(trees)
  const random = randomOf(7)
  const [rows, isTrue, fields]: [Float32Array[], number[], SampleSet['fields'][number][]] = [[], [], []]
  let names: readonly string[] = []
  return {
    add: ({ options, truth }, batch, weight) => {
      names = names.length > 0 ? names : namesOf(options[0]?.clues ?? [])
      for (const [search, own] of Map.groupBy(options, (option) => option.search)) {
        const start = rows.length
        const right = trueOptions(
          truth.get(search.field.path) ?? '',
          own.map(({ text }) => text),
        )
        const numbers = own.map(({ clues }) => numbersOf(clues))
        const asked = trees.clues.map((name) => names.indexOf(name))
        const sums = judge(numbers.map((row) => asked.map((clue) => row[clue] ?? 0)))
        for (const i of keptOf(random, own, right, sums)) {
          rows.push(Float32Array.from(numbers[i] ?? []))
          isTrue.push(Number(right[i]))
        }
        fields.push({ start, end: rows.length, batch, weight })
      }
    },
    all: () => {
      const clues = new Float32Array(rows.length * names.length)
      rows.forEach((row, i) => {
        clues.set(row, i * names.length)
      })
      return { names, clues, isTrue: Uint8Array.from(isTrue), fields }
    },
  }
}

function keptOf(
  random: Random,
  options: readonly OptionWithClues[],
  right: readonly boolean[],
  sums: readonly number[],
): number[] {
  const ranked = options.map((_, i) => i).toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
  const best = new Set(ranked.slice(0, likeliest))
  return options.flatMap((option, i) => {
    const isKept = right[i] === true || option.isChosen || best.has(i)
    return isKept || random.chance(others / options.length) ? [i] : []
  })
}

/** If a misread page has no option that is the truth, those that are few letters off are meant. */
export function trueOptions(truth: string, texts: readonly string[]): boolean[] {
  if (truth === '') return texts.map(() => false)
  const same = texts.map((text) => isSameText(truth, text))
  if (same.includes(true)) return same
  const meant = lettersOf(truth)
  const limit = meant.length < 5 ? 0 : Math.min(4, Math.ceil(meant.length / 9))
  const off = texts.map((text) => distance(meant, lettersOf(text), limit))
  const min = Math.min(...off)
  return off.map((one) => limit > 0 && one === min && min <= limit)
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
