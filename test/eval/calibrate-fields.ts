// Fits the confidence of fields to sets with truth: the weights of shared/extract/score/confidence.ts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { chanceOf, minConfidence } from '../../shared/extract/score/confidence.ts'
import { signNames, type Weights } from '../../shared/extract/score/signs.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from './blank-schema.ts'
import { answersOf, type FieldAnswer, type IsSame } from './field-answers.ts'
import type { ImageSet } from './image-set.ts'
import { confidenceRows } from './judged-fields.ts'
import { fitLogistic } from './logistic.ts'
import { say, tellProgress } from './report.ts'
import type { Scorer } from './scores.ts'
import type { Reader } from './stated-page.ts'
import { stepsOf } from './steps.ts'
import { alignedTable, type Row } from '../bench/tables.ts'

interface Answer extends FieldAnswer {
  readonly set: string
  /** The index of its image among all. */
  readonly image: number
}

export async function calibrateFields(
  sets: readonly ImageSet[],
  read: Reader,
  scorer: Scorer,
): Promise<void> {
  const isSame = comparisonBy(scorer)
  const answers: Answer[] = []
  let count = 0
  for (const set of sets)
    for (const image of set.images) {
      tellProgress(`${set.name} ${image.image}`)
      const step = stepsOf(set.name, image).find(({ kind }) => kind === 'json')
      const truth: unknown = step && JSON.parse(readFileSync(path.join(set.dir, step.truth), 'utf8'))
      const schema = step && parseSchema(blankSchema(truth))
      const page = step && (await read(path.join(set.dir, image.image), step.operation))
      if (!schema?.ok || !page) continue
      const found = answersOf(page, schema.value, truth, isSame)
      answers.push(...found.map((answer) => ({ ...answer, set: set.name, image: count })))
      count++
    }
  tellProgress('')
  report(answers)
}

const counted = z.looseObject({ leaves: z.number(), norm: z.number() })

function comparisonBy(scorer: Scorer): IsSame {
  return (truth, value) => {
    const scores = scorer.score('json', JSON.stringify({ value: truth }), JSON.stringify({ value }), {
      nospace: false,
    })
    const { leaves, norm } = counted.parse(scores)
    return leaves === 1 && norm === 1
  }
}

/** Cross-validation: each part of the documents is predicted by weights fitted to the other parts. */
const folds = 10

/** Reports Fovea's own confidence, which was fitted to such documents, and the cross-validated one. */
function report(answers: readonly Answer[]): void {
  if (new Set(answers.map(({ image }) => image)).size < folds)
    return say('There are too few documents for a calibration of fields.')
  const parts = Array.from({ length: folds }, (_, part) =>
    answers.filter(({ image }) => image % folds === part),
  )
  const unseen = parts.flatMap((part) => {
    const by = fitWeights(answers.filter((answer) => !part.includes(answer)))
    return part.map((answer) => withConfidence(answer, by))
  })
  for (const [title, each] of [
    ['as Fovea tells them', answers.map((answer) => withConfidence(answer))],
    ['fitted to other documents', unseen],
  ] as const) {
    say(`\n${each.length} fields, ${title}\n${alignedTable(confidenceRows(each))}`)
    say(`\n${alignedTable(setRows(each))}`)
  }
  say(`\nfitted to all of them: ${JSON.stringify(fitWeights(answers))}`)
}

interface Predicted extends Answer {
  readonly confidence: number
}

function withConfidence(answer: Answer, by?: Weights): Predicted {
  return { ...answer, confidence: chanceOf(answer.signs, by) }
}

/** For each set: all candidates, and those that are certain enough to be returned. */
function setRows(fields: readonly Predicted[]): Row[] {
  return [...Map.groupBy(fields, ({ set }) => set)].map(([set, all]) => {
    const sure = all.filter(({ confidence }) => confidence >= minConfidence)
    return { set, found: share(all), told: share(sure) }
  })
}

function share(fields: readonly Predicted[]): string {
  const right = fields.filter(({ isRight }) => isRight).length
  return `${fields.length}, ${((100 * right) / Math.max(1, fields.length)).toFixed(1)} % right`
}

/** Weights sets by the square root of their size, because held-out pages are of other kinds. */
export function fitWeights(answers: readonly Pick<Answer, 'set' | 'signs' | 'isRight'>[]): Weights {
  const sizes = new Map([...Map.groupBy(answers, ({ set }) => set)].map(([set, own]) => [set, own.length]))
  const [base = 0, ...fitted] = fitLogistic(
    answers.map(({ set, signs, isRight }) => ({
      signs: signNames.map((name) => signs[name]),
      isTrue: isRight,
      weight: 10 / Math.sqrt(sizes.get(set) ?? 1),
    })),
  )
  const rounded = (weight: number) => Math.round(100 * weight) / 100
  const entries = signNames.map((name, i) => [name, rounded(fitted[i] ?? 0)] as const)
  return { base: rounded(base), ...Object.fromEntries(entries) } as Weights
}
