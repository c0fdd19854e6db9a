// Whether a label says of which other type its value is: "Treatment date" is no label of the treatment, and behind
// "Estimate total" stands no number of the estimate.
import { isOfPerson, isProfession, isTypeWord } from '../../words/sense-groups.ts'
import { isDense } from '../../words/word-pieces.ts'
import { has, type Wish, type Words } from '../../words/word-match.ts'
import { sensesOfAny } from '../../words/word-senses.ts'

/** "Treatment date" is no label of the treatment. */
export function isOfOtherType(label: Words, { words, type }: Pick<Wish, 'words' | 'type'>): boolean {
  // "Flight / date" is no number of a tag, which is a day in German
  if (type === 'code' && label.length > 0 && label.every((one) => !one.senses.isDisjointFrom(dateSenses)))
    return true
  // "Estimate total" is no number of the estimate
  const last = label.at(-1)
  if (type === 'code' && last && !last.senses.isDisjointFrom(totalSenses) && !has(words, last)) return true
  if (type !== 'text' && type !== 'name' && type !== 'company') return false
  if (isNumberOf(label, words) || isSignature(label, words)) return true
  return (
    !words.some(({ senses }) => !senses.isDisjointFrom(periodSenses)) &&
    (label.some((one) => !one.senses.isDisjointFrom(dateSenses) && !has(words, one)) ||
      isTimeOf(label, words) ||
      isOfOtherPlace(label, words) ||
      isPriceOf(label, words))
  )
}

/** "SV-Nummer" is no insurance: its last word says that a number stands there. "Police informed? No" is longer. */
function isNumberOf(label: Words, words: Words): boolean {
  const last = label.at(-1)
  return (
    last !== undefined &&
    label.length === 2 &&
    !last.senses.isDisjointFrom(numberSenses) &&
    !words.some(({ senses }) => !senses.isDisjointFrom(codeSenses))
  )
}

const numberSenses = sensesOfAny('#')
const codeSenses = sensesOfAny('#', 'code', 'reference', 'identifier', 'serial', 'file', 'plate', 'tag')

/** 會員簽名: behind it stands a name, and not of which kind the membership is. */
function isSignature(label: Words, words: Words): boolean {
  const last = label.at(-1)
  const asksWho = words.some(
    (word) =>
      !word.senses.isDisjointFrom(signatureSenses) ||
      isTypeWord(word, 'name') ||
      isOfPerson(word) ||
      isProfession(word),
  )
  return last !== undefined && isDense(last.key) && !last.senses.isDisjointFrom(signatureSenses) && !asksWho
}

const signatureSenses = sensesOfAny('signature')

/** 下学期开学时间 is when a term begins, and no term. */
function isTimeOf(label: Words, words: Words): boolean {
  const last = label.at(-1)
  return (
    last !== undefined &&
    label.length > 1 &&
    isDense(last.key) &&
    !last.senses.isDisjointFrom(timeSenses) &&
    !has(words, last)
  )
}

/** "Coût de la formation" is no name of the course: what it costs is asked for as that. */
function isPriceOf(label: Words, words: Words): boolean {
  const [first] = label
  return (
    label.length > 1 &&
    first !== undefined &&
    /^[a-z]/.test(first.key) &&
    !first.senses.isDisjointFrom(priceSenses) &&
    !has(words, first)
  )
}

/** ご使用場所 is where something is used: the last word of a Han label says what it is. */
function isOfOtherPlace(label: Words, words: Words): boolean {
  const last = label.at(-1)
  return (
    last !== undefined &&
    label.length > 1 &&
    isDense(last.key) &&
    !last.senses.isDisjointFrom(placeSenses) &&
    !words.some(({ senses }) => !senses.isDisjointFrom(whereSenses))
  )
}

const placeSenses = sensesOfAny('place')
const whereSenses = sensesOfAny('place', 'location', 'address', 'venue', 'site', 'where')

const dateSenses = sensesOfAny('date')
const timeSenses = sensesOfAny('time')
const priceSenses = sensesOfAny('price', 'cost', 'fee')
const totalSenses = sensesOfAny('total', 'amount')
const periodSenses = sensesOfAny('period')
