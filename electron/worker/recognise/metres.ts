// Square and cubic metres as one character, ㎡ and ㎥: no model for Han knows them and reads some seldom character. That for
// Latin letters sees an m; which figure stands above it is told by its ink.
import { scriptOf } from '../../../shared/languages.ts'
import type { Line, Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import type { Recogniser } from './recogniser.ts'
import { readerOfRows, withRunsReread } from './reread.ts'

/** What stands behind a figure and is a character is read with more. */
const doubt = 0.3
const figure = /^\d[\d.,]*$/
const metre = /^(?<length>[ckd]?m)[²³?*"”“'’°23]?$/u

export async function withMetres(
  lines: readonly Line[],
  image: GreyImage,
  models: readonly string[],
  recogniser: Recogniser,
): Promise<Result<Line[]>> {
  const script = scriptOf(models[0] ?? '')
  if (script !== 'Han' && script !== 'Japanese') return ok([...lines])
  const measured = await withRunsReread(
    lines,
    runsOf,
    readerOfRows(image, ['eng_fast'], recogniser),
    metresIn,
  )
  return measured.ok ? ok(measured.value.map(withSquares)) : measured
}

/** Where letters are known beside Han the character is read as some; no unit that a page in Han has is written so. */
const likeSquare = /(?<=^|\d)(?:n?mi|[mn]f)$/u

function withSquares(line: Line): Line {
  const words = line.words.map((word, i) => {
    const isBehind = /\d/.test(word.text) || figure.test(line.words[i - 1]?.text ?? '')
    return isBehind ? { ...word, text: word.text.replace(likeSquare, 'm²') } : word
  })
  return { ...line, words }
}

/** Each figure with the one character behind it. */
function runsOf({ words }: Line): Word[][] {
  return words.flatMap((word, i) => {
    const [before] = words.slice(i - 1, i)
    const isUnread = /^\p{Script=Han}$/u.test(word.text) && word.confidence < doubt
    return before && isUnread && figure.test(before.text) ? [[before, word]] : []
  })
}

function metresIn(seen: readonly Word[], [number]: readonly Word[]): Word[] | null {
  const [same, unit, more] = seen
  const length = metre.exec(unit?.text ?? '')?.groups?.['length']
  if (!number || !unit || more || length === undefined || same?.text !== number.text) return null
  return [number, { ...unit, text: length }]
}
