// Reads the clauses of a Chinese or Japanese sentence one by one: "月租金为人民币6,800元，押金13,600元", "建筑面积76.5平方米",
// "房屋位于上海市漕溪北路88号". The word for a value stands right before its figure.
import type { Place } from '../../model/place.ts'
import { recogniseAmount } from '../../kinds/amount.ts'
import { recogniseDuration } from '../../kinds/duration.ts'
import { recognisers } from '../../kinds/kinds.ts'
import { isDue } from './edges.ts'
import type { FieldName } from '../../words/names.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import { sensesOfAny } from '../../words/word-senses.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

/** A comma within 6,800 parts nothing. */
const clause = /(?:[^，。；、,;]|(?<=\d)[,，](?=\d{3}))+/gu
/** The text that may join a word to its figure. */
const between =
  /は?(?:として)?(?:为|為|是|月額|年額|每月|每年|毎月|计|計|共计|共計|合计|合計|约|約|金|按|以)?(?:人民币|人民幣|rmb|新台币|新臺幣|港币|[¥￥])?\s*(?:\((?:大写|小写)\))?[:：]?\s*$/u
const label = /(?<label>[\p{Script=Han}]{2,12})$/u
const measure =
  /\d[\d.,]*\d*\s?(?:平方米|平米|公顷|公里|千克|公斤|[米吨克亩㎡]|m²|kg|km|个?学时|學時|课时|学分|學分|个?小时)/gu

export function statedInClause(sentence: Place, { type, phrases }: FieldName): Place | null {
  const text = sentence.part.folded.slice(sentence.start, sentence.end)
  if (type === 'date') return dateBefore(sentence, text, phrases)
  if (type !== 'amount' && type !== 'text' && type !== 'number') return null
  const words = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, type))
  const isOfPeriod = (word: Sensed) => !word.senses.isDisjointFrom(periodSenses)
  const asksPeriod = type === 'text' && words.some(isOfPeriod)
  const others = words.filter((word) => !isOfPeriod(word))
  // a bare duration must be named by its very word
  const own = asksPeriod && others.length > 0 ? others : words
  if (own.length === 0) return null
  for (const { 0: said, index } of text.matchAll(clause)) {
    const span = (asksPeriod ? lastingIn(said) : figuresIn(said, type)).find(({ start }) =>
      says(said.slice(0, start), own),
    )
    if (span) {
      const start = sentence.start + index + span.start
      return { ...sentence, start, end: start + span.end - span.start }
    }
  }
  return null
}

/** 于114年4月3日经急诊入院: what happened stands behind its day, in the same clause. */
function dateBefore(sentence: Place, text: string, phrases: FieldName['phrases']): Place | null {
  const own = (phrases.at(-1) ?? []).filter((word) => !isTypeWord(word, 'date'))
  if (own.length === 0) return null
  for (const { 0: said, index } of text.matchAll(clause)) {
    const [date, other] = recognisers.date(said).filter(({ end }) => !isDue(said, end))
    if (!date || other || !/\p{Script=Han}/u.test(said)) continue
    const words = sensedOf(tokensOf(said.slice(date.end)))
    if (!own.every((word) => words.some((one) => isSame(one, word)))) continue
    const start = sentence.start + index + date.start
    return { ...sentence, start, end: start + date.end - date.start }
  }
  return null
}

/** 保修一年, 所要時間は約20分 */
function lastingIn(said: string): { start: number; end: number }[] {
  return recogniseDuration(said)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start: /[约約]$/u.test(said.slice(0, start)) ? start - 1 : start, end }))
}

const periodSenses = sensesOfAny('period', 'duration')

function figuresIn(said: string, type: FieldName['type']): { start: number; end: number }[] {
  if (type === 'amount') return recogniseAmount(said).toSorted((a, b) => a.start - b.start)
  return [...said.matchAll(measure)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))
}

/** The words right before the figure say all that the name does. */
function says(before: string, own: readonly Sensed[]): boolean {
  const named = label.exec(before.replace(between, ''))?.groups?.['label'] ?? ''
  // 费用共计 says that it is all of it
  const joint = /(?:共计|共計|合计|合計|总计|總計)(?=人民|[¥￥\s]|$)/u.exec(before)?.[0] ?? ''
  const words = sensedOf(tokensOf(`${named} ${joint}`))
  return own.every((word) => words.some((one) => isSame(one, word)))
}
