// Loads the scorer that comes with the sets, so that everybody who measures with them gets the same figures.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { plainScorer } from './plain-scorer.ts'
import type { Scorer } from './scores.ts'

type Function = (...values: readonly unknown[]) => unknown

const callable = z.custom<Function>((value) => typeof value === 'function')
const scorerModule = z.object({
  scoreText: callable,
  scoreJson: callable,
  scoreMd: callable,
  aggregate: callable,
})
const scoresSchema = z.looseObject({})
const figuresSchema = z.record(z.string(), z.union([z.string(), z.number()]).transform(String))

/** Loads `score.mjs` from the folder or its parent; without one, returns our scorer for plain text. */
export async function findScorer(dir: string | undefined): Promise<Scorer> {
  const files = dir === undefined ? [] : [dir, path.dirname(dir)].map((each) => path.join(each, 'score.mjs'))
  const file = files.find((each) => existsSync(each))
  if (file === undefined) return plainScorer
  const loaded: unknown = await import(pathToFileURL(file).href)
  const { scoreText, scoreJson, scoreMd, aggregate } = scorerModule.parse(loaded)
  return {
    name: file,
    score(kind, truth, prediction, options) {
      if (kind === 'txt') return scoresSchema.parse(scoreText(truth, prediction, options))
      if (kind === 'md') return scoresSchema.parse(scoreMd(truth, prediction))
      return scoresSchema.parse(scoreJson(JSON.parse(truth), JSON.parse(prediction || '{}')))
    },
    aggregate: (kind, scores) => figuresSchema.parse(aggregate(kind, scores)),
  }
}
