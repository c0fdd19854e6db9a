// Figures of running text that stand right behind the words of a field: "recorded in liber 8, page 53".
import { textOf, type Place } from '../../model/place.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame } from '../../words/senses.ts'
import type { Placed } from '../position/placed.ts'
import type { Propose } from '../proposer.ts'

const score = 0.62

export const figuresInSentences: Propose = ({ scene, name: { type, phrases } }) => {
  const words = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type))
  if (type !== 'text' || words.length === 0) return []
  return scene.sentences().flatMap(({ place, said }): Placed[] => {
    const ends = words.map((word) => said.findLast((one) => isSame(one, word))?.end)
    const found = ends.every((end) => end !== undefined) ? figureFrom(place, Math.max(...ends)) : null
    return found ? [{ place: found, score }] : []
  })
}

/** Years are left out, because they are dates of anything. */
const figure = /^ ?(?<value>(?!(?:19|20)\d\d(?![\d/-]))\d[\d.,/-]*\d|\d)(?![\p{L}\d])/u

function figureFrom({ part, start, end }: Place, from: number): Place | null {
  const match = figure.exec(textOf({ part, start, end }).slice(from))
  const value = match?.groups?.['value']
  if (!match || value === undefined) return null
  const at = start + from + match[0].length - value.length
  return { part, start: at, end: at + value.length }
}
