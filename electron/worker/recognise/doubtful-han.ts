// Characters of Han that were read with doubt are looked at again, a little slimmer and softer. Where that tells something
// else they are looked at twice more, once by the model for the other way of writing, and the looks vote.
import type { Line, Word } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'
import { inkThresholdOf } from '../prepare/ink.ts'
import { alignedTo } from './consensus.ts'
import { doubtfulRuns, isDoubtful, isHan } from './doubtful-runs.ts'
import { withHanPlaced } from './han-places.ts'
import { plain, votedCharacter, type SeenCharacter } from './han-votes.ts'
import { charactersOf, looksAtRun, type LooksAtRun } from './looks-at-run.ts'
import type { Recogniser } from './recogniser.ts'
import { tighten } from './tighten.ts'

/** What is read the same again stands, if both together are so sure: one network may well make one mistake twice. */
const sureTogether = 1.4
/** What no look sees again was none if it was read with less. */
const sureThough = 0.5
/** Each is several looks: with 24 a clean page took 1.66 of naive's time, with 8 (and less doubt) 1.23. */
const mostRuns = 5
/** The model for the other way of writing, whose mistakes are others. */
const otherModels: ReadonlyMap<string, string> = new Map([
  ['chi_sim', 'chi_tra'],
  ['chi_tra', 'chi_sim'],
  ['jpn', 'chi_tra'],
])

export async function withHanVoted(
  lines: readonly Line[],
  image: GreyImage,
  models: readonly string[],
  recogniser: Recogniser,
): Promise<Result<Line[]>> {
  const [own = ''] = models
  const other = otherModels.get(own)
  if (other === undefined) return ok([...lines])
  const looks = looksAtRun(image, own, other, recogniser)
  const voted: Line[] = []
  let left = mostRuns
  for (const line of lines) {
    const words = [...line.words]
    // the network tells badly where its words are
    const placed = words.some(isDoubtful)
      ? withHanPlaced(tighten(line, image, inkThresholdOf(image)), image, inkThresholdOf(image))
      : line
    for (const { from, to } of doubtfulRuns(placed.words).slice(0, left)) {
      left--
      const run = placed.words.slice(from, to)
      const again = await votedRun({ ...placed, words: run }, looks, own === 'chi_sim')
      if (!again.ok) return again
      for (const [i, word] of again.value.entries())
        if (word.text !== run[i]?.text)
          words[from + i] = { ...word, box: line.words[from + i]?.box ?? word.box }
    }
    voted.push({ ...line, words: words.filter(({ text }) => text !== '') })
  }
  return ok(voted.filter(({ words }) => words.length > 0))
}

async function votedRun(line: Line, looks: LooksAtRun, isSimplified: boolean): Promise<Result<Word[]>> {
  const own = charactersOf(line.words)
  const isAsked = line.words.flatMap((word) =>
    Array.from(word.text, (text) => isDoubtful(word) && isHan(text)),
  )
  const slimmer = await looks.slim(line)
  if (!slimmer.ok) return slimmer
  const first = inPlacesOf(own, slimmer.value)
  const isSame = own.every(
    ({ text, confidence }, i) =>
      !isAsked[i] || (first[i]?.text === text && first[i].confidence + confidence >= sureTogether),
  )
  if (isSame) return ok([...line.words])
  const others = await looks.other(line)
  if (!others.ok) return others
  const other = inPlacesOf(own, others.value)
  const isAgreed = own.every(
    (_, i) => !isAsked[i] || (isSeen(first[i]) && plain(first[i].text) === plain(other[i]?.text ?? '')),
  )
  const looser = isAgreed ? ok([]) : await looks.loose(line)
  if (!looser.ok) return looser
  const second = inPlacesOf(own, looser.value)
  const voted = own.map((character, i) => {
    if (!isAsked[i]) return character
    const isPassedOver = [first, second, other].every((seen) => isLeftOut(seen, i))
    if (isPassedOver && character.confidence < sureThough) return nothing
    const again = [first[i], second[i]].filter(isSeen)
    return votedCharacter(character, again, other[i] ?? nothing, isSimplified)
  })
  let at = 0
  return ok(
    line.words.map((word) => {
      const characters = voted.slice(at, (at += Array.from(word.text).length))
      const text = characters.map((each) => each.text).join('')
      const confidence = Math.max(...characters.map((each) => each.confidence))
      return text === word.text ? word : { ...word, text, confidence }
    }),
  )
}

const nothing: SeenCharacter = { text: '', confidence: 0 }

function isSeen(character: SeenCharacter | undefined): character is SeenCharacter {
  return character !== undefined && character.text !== ''
}

/** Not seen where both of its neighbours were: the room between two words was taken for a character. */
function isLeftOut(seen: readonly SeenCharacter[], i: number): boolean {
  return !isSeen(seen[i]) && isSeen(seen[i - 1]) && isSeen(seen[i + 1])
}

/** What a look saw in the place of each character. */
function inPlacesOf(own: readonly SeenCharacter[], seen: readonly SeenCharacter[]): SeenCharacter[] {
  const { from } = alignedTo(
    own.map(({ text }) => plain(text)),
    seen.map(({ text }) => plain(text)),
  )
  return from.map((i) => seen[i] ?? nothing)
}
