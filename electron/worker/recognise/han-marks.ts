// Corrects punctuation and digits among Chinese characters, which the models know badly: ( is read as 〈, 1 as ], 〇 as
// O or @, × as X, and the space between label and value as a quotation mark.
import { unite, type Line, type Word } from '../../../shared/page.ts'
import { meanConfidence } from './certainty.ts'

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const quotes = /[“”"]/gu
/** Printed marks have a higher confidence. An opening mark may be closed in the next row. */
const doubt = { closing: 0.85, opening: 0.7 } as const
const numerals = /^[一二三四五六七八九零〇O0o@]+$/u
/** A year has four digits. */
const ofYear = 4

export function withHanMarks(line: Line): Line {
  if (!line.words.some(({ text }) => han.test(text))) return line
  const words = withYears(withSigns(withoutStrayQuotes(withBrackets(line.words))))
  if (words.length === 0) return line
  return { ...line, words }
}

/** Pairs brackets: ) closes (, and a ] without an opening bracket is a 1. */
function withBrackets(words: readonly Word[]): Word[] {
  const after = words.map((_, i) =>
    words
      .slice(i + 1)
      .map(({ text }) => text)
      .join(''),
  )
  let isOpen = false
  return words.map((word, i) => {
    let text = word.text.replace(/[〈《]+[(〈《]?/gu, (mark, at: number) => {
      const next = /[〈《(〉》)]/u.exec(word.text.slice(at + mark.length) + (after[i] ?? ''))?.[0]
      return next === ')' ? '(' : mark
    })
    text = text.replace(/^[([](\d{4})[)\]]/, (_, year: string) => `[${year}]`)
    isOpen ||= text.includes('[')
    if (!isOpen && /^[(\d]*\][\d#]*(?!\p{L})/u.test(text)) text = text.replace(']', '1')
    isOpen &&= !text.includes(']')
    return text === word.text ? word : { ...word, text }
  })
}

function withoutStrayQuotes(words: readonly Word[]): Word[] {
  const all = words.flatMap(({ text }) => text.match(quotes) ?? [])
  if (all.length !== 1) return [...words]
  return words.flatMap((word) => {
    const [mark] = /^[“”"]/u.exec(word.text) ?? []
    const max = mark === '“' ? doubt.opening : doubt.closing
    if (mark === undefined || word.confidence >= max) return [word]
    const text = word.text.slice(mark.length)
    return text === '' ? [] : [{ ...word, text }]
  })
}

/** Corrects 4680×1806, the diameter Φ219×8, and the ninth month that was read as ten thousand. */
function withSigns(words: readonly Word[]): Word[] {
  const crossed = words.map(({ text }) => text.replace(cross, '×'))
  return words.map((word, i) => {
    const [before = '', after = ''] = [crossed[i - 1], crossed[i + 1]]
    let text = (crossed[i] ?? '').replace(/^中(?=\d[\d.]*×)/u, 'Φ')
    if (text === '中' && /^\d[\d.]*×/u.test(after)) text = 'Φ'
    if (text === '万' && before.endsWith('年') && after.startsWith('月')) text = '九'
    return text === word.text ? word : { ...word, text }
  })
}

const cross = /(?<=\d{2}(?:[cm]?m)?|\d[.,]\d+)[Xx](?=\d)|(?<=\d)[Xx](?=\d{2})/gu

/** Corrects 二OO二二年, which has one 〇 that was read twice. */
function withYears(words: readonly Word[]): Word[] {
  const found: Word[] = []
  for (const [i, word] of words.entries()) {
    found.push(word)
    if (!words[i + 1]?.text.startsWith('年') || !numerals.test(word.text)) continue
    const from = found.findLastIndex(({ text }) => !numerals.test(text)) + 1
    const run = found.slice(from)
    const read = run.map(({ text }) => text).join('')
    const text = read.replace(/[O0o@〇]+/gu, '〇')
    if (text === read || text.length !== ofYear || !/[一二]/u.test(text)) continue
    found.splice(from, run.length, {
      ...word,
      text,
      box: unite(run.map(({ box }) => box)),
      confidence: meanConfidence(run),
    })
  }
  return found
}
