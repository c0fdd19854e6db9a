// Fits what the rules say of their own sureness to whole sets with truth: the weights of shared/extract/confidence.ts.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { chanceOf, type Weights } from '../../shared/extract/confidence.ts'
import { signNames } from '../../shared/extract/signs.ts'
import type { Profile } from '../../shared/reading.ts'
import { parseSchema } from '../../shared/schema/parse.ts'
import { blankSchema } from './blank-schema.ts'
import { answersOf, type FieldAnswer, type IsSame } from './field-answers.ts'
import type { ImageSet } from './image-set.ts'
import { confidenceRows } from './judged-fields.ts'
import { fitLogistic } from './logistic.ts'
import { say, tellProgress } from './report.ts'
import type { Scorer } from './scorer.ts'
import { openReader } from './stated-page.ts'
import { stepsOf } from './steps.ts'
import { alignedTable } from '../bench/tables.ts'

interface Answer extends FieldAnswer {
  readonly set: string
  /** Which image of all it is on. */
  readonly image: number
}

export async function calibrateFields(
  sets: readonly ImageSet[],
  profile: Profile,
  scorer: Scorer,
): Promise<void> {
  const read = openReader(profile)
  const isSame = sameBy(scorer)
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

function sameBy(scorer: Scorer): IsSame {
  return (truth, value) => {
    const scores = scorer.score('json', JSON.stringify({ value: truth }), JSON.stringify({ value }), {
      nospace: false,
    })
    const { leaves, norm } = counted.parse(scores)
    return leaves === 1 && norm === 1
  }
}

/** Fitted on every other document, and shown on the ones between them. */
function report(answers: readonly Answer[]): void {
  const [fitted, shown] = [0, 1].map((half) => answers.filter(({ image }) => image % 2 === half))
  if (!fitted?.length || !shown?.length) return say('There are too few fields for a calibration.')
  const refitted = fitWeights(fitted)
  for (const [title, by] of [
    ['as Fovea tells them', undefined],
    ['refitted on the others', refitted],
  ] as const) {
    const judged = shown.map(({ type, isRight, signs }) => ({
      type,
      isRight,
      confidence: chanceOf(signs, by),
    }))
    say(`\n${shown.length} fields, ${title}\n${alignedTable(confidenceRows(judged))}`)
  }
  say(`\nfitted on all ${answers.length} fields: ${JSON.stringify(fitWeights(answers))}`)
}

/** A large set counts for more than a small one, but not by its size: held-out pages are of other kinds. */
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
