// Marks at the ends of a line on a slip or a photo that nobody set: folds, edges and dirt are read as quotes and bars.
import { unite, type Line, type Word } from '../../../shared/page.ts'

const marks = `“”‘’"'\`~|©®«»¢•_°`
const leading = new RegExp(`^[${marks}]+`, 'u')
const trailing = new RegExp(`[${marks}]+$`, 'u')
const quotes = /[“”‘’"'«»]/gu
/** A bar before a digit may be a 1, and what follows a digit its unit: 10", 5', 30°. */
const maybeOne = /\|$/
const unit = /^["'’”°]/

export function withoutStrayMarks(line: Line): Line {
  // what is opened and closed was set
  const isQuoted =
    (line.words
      .map((word) => word.text)
      .join(' ')
      .match(quotes)?.length ?? 0) > 1
  if (isQuoted) return line
  const words = withoutTrailing(withoutLeading(line.words))
  if (words.length === 0 || words === line.words) return line
  return { ...line, words, box: unite(words.map(({ box }) => box)) }
}

function withoutLeading(words: Word[]): Word[] {
  const [first, ...rest] = words
  const found = first ? leading.exec(first.text)?.[0] : undefined
  if (!first || found === undefined) return words
  const text = first.text.slice(found.length)
  if (text === '') return withoutLeading(rest)
  return maybeOne.test(found) && /^[\d.,]/.test(text) ? words : [{ ...first, text }, ...rest]
}

function withoutTrailing(words: Word[]): Word[] {
  const last = words.at(-1)
  const found = last ? trailing.exec(last.text)?.[0] : undefined
  if (!last || found === undefined) return words
  const rest = words.slice(0, -1)
  const text = last.text.slice(0, -found.length)
  if (text === '') return withoutTrailing(rest)
  return unit.test(found) && /\d$/.test(text) ? words : [...rest, { ...last, text }]
}
