// The running text of a page: lines that are sentences, joined to paragraphs, so that what is told over the end of a
// line is found, and each value still has its words' boxes.
import { foldedOf, joined, wholePart, type Place } from '../../model/place.ts'
import { sensedOf, type Sensed } from '../../words/senses.ts'
import { recognisers } from '../../kinds/kinds.ts'
import type { Sentence } from '../../page/running-text.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

export interface Prose {
  readonly paragraphs: readonly Place[]
  readonly sentences: readonly Sentence[]
  /** The lines of paragraphs, which are no labels. */
  readonly lines: ReadonlySet<Part>
}

const minLines = 3
/** Lines with fewer words are labels and values. */
const minWords = 5
/** A line of Han that is a sentence has so many characters, and its marks. */
const minHan = 14
/** At least this many Han characters are a sentence without a mark. */
const manyHan = 24
/** In heights of a row. */
const maxGap = 1.2
const maxLines = 30

export function proseOf({ rows, unit }: Sheet): Prose {
  const groups: Line[][] = []
  for (const row of rows) {
    const line = lineOf(row, unit)
    const last = groups.at(-1)
    const before = last?.at(-1)?.text
    const isNext = before !== undefined && line !== null && line.text.box.y0 - before.box.y1 < maxGap * unit
    if (line && last && isNext && last.length < maxLines && goesOn(before, line.text)) last.push(line)
    else if (line) groups.push([line])
  }
  const prose = groups.filter((lines) => lines.some(({ text }) => isProse(text)))
  const paragraphs = prose.map((lines) => joined(lines.map(({ text }) => wholePart(text))))
  return {
    paragraphs,
    sentences: paragraphs.flatMap(sentencesIn),
    lines: new Set(
      prose.filter(({ length }) => length >= minLines).flatMap((lines) => lines.flatMap(({ of }) => of)),
    ),
  }
}

/** A line of running text, and the parts that are nothing but this. */
interface Line {
  readonly text: Part
  readonly of: readonly Part[]
}

/** In heights of a part: the room around a name that was filled in. */
const maxRoom = 2.5
/** In characters. */
const maxLabelLength = 8

/**
 * Text in two columns is no running text; but Han text has room around what was filled in, and a long text may
 * stand beside its label in a form.
 */
function lineOf(row: Row, unit: number): Line | null {
  const [first, second, more] = row
  if (!first) return null
  if (!second) return { text: first, of: [first] }
  const isDense = row.every(({ box }, i) => i === 0 || box.x0 - (row[i - 1]?.box.x1 ?? 0) < maxRoom * unit)
  const all = joined(row.map(wholePart)).part
  if (isDense && isHanProse(all.text) && !/[:：]/u.test(all.text)) return { text: all, of: row }
  return !more && first.text.length <= maxLabelLength && isHanProse(second.text)
    ? { text: second, of: [] }
    : null
}

function isProse({ text }: Part): boolean {
  const words = text.split(' ')
  const small = words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length
  if (isHanProse(text) || isHangulProse(text)) return true
  const han = hanIn(text)
  if (han >= manyHan && !/^[^（(]{1,12}[:：]/u.test(text)) return true
  if (words.length >= minWords && small >= words.length / 3) return true
  return words.length >= minWords && small >= minSmall && /^\p{Lu}.*\p{L}.*\.$/u.test(text)
}

/** "Issued at Piraeus, Greece on 19 April 2023." */
const minSmall = 2

function isHanProse(text: string): boolean {
  return hanIn(text) >= minHan && /[，、。,]/u.test(text)
}

/** 알려드립니다, 바랍니다, 주십시오: a sentence ends in its verb. */
function isHangulProse(text: string): boolean {
  return (
    text.split(' ').length >= minWords &&
    /\p{Script=Hangul}(?:니다|시오|세요|니까|며|니)(?=[.,]|$)/u.test(text)
  )
}

function hanIn(text: string): number {
  return text.match(/\p{Script=Han}|\p{Script=Hiragana}/gu)?.length ?? 0
}

/** The last line of a paragraph is short; what begins with a label begins something else. */
function goesOn(before: Part, line: Part): boolean {
  // "con DNI 50229641-T, divorciada," and "de profesión enfermera, ...": a comma is no end
  if (/\p{L},$/u.test(before.text) && /^\p{Ll}{2}/u.test(line.text) && isProse(line)) return true
  return isProse(before) && (isProse(line) || !/[:：]/u.test(line.text))
}

/** 5月18日出院 says no 日出; and what "issued at" says together its words say too. */
function wordsWithSenses(folded: string): Sensed[] {
  const text = recognisers
    .date(folded)
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
      folded,
    )
  const tokens = tokensOf(text)
  const joint = sensedOf(tokens)
  const alone = tokens.flatMap((token) =>
    /^[a-z]{3,}$/.test(token.key) &&
    joint.some((word) => word.end >= token.end && word.key.includes(token.key) && word.key !== token.key)
      ? sensedOf([token]).filter(
          ({ key, end }) => !joint.some((word) => word.key === key && word.end === end),
        )
      : [],
  )
  return [...joint, ...alone].toSorted((a, b) => a.end - b.end)
}

/** rag. Fabrizio Demichelis, la sig.ra Ghigo */
function isShortened(text: string): boolean {
  return shortened.test(text)
}

const shortened =
  /(?<!\p{L})(?:sig|sig\.ra|rag|dott|dott\.ssa|geom|avv|ing|arch|prof|dhr|mevr|drs|mgr|nat|geb|art|num|núm|bzw|lic|Abs|Nr|Str|Art|Sig|Rag|Dott|Geom|Avv|Ing|Arch|Prof|Dipl|Mag|Lic|Dña|Mme|Mlle)\.$/u

/** A full stop ends a sentence where a capital follows, and not in "Dr. Hale" or "1. Premises". */
function sentencesIn({ part }: Place): Sentence[] {
  // 7. Mai 2031
  const days = recognisers.date(part.folded)
  const ends = [
    ...part.text.matchAll(
      /(?<=\p{Ll}{2}|\d|[)\]”"’']|\p{Ll}{2} (?=[!?;]))[.!?;](?= +[\p{Lu}\p{N}]|$)|[。！？；]/gu,
    ),
  ]
    .map(({ index }) => index + 1)
    .filter((end) => !isShortened(part.text.slice(0, end)))
    .filter((end) => !days.some((day) => day.start < end && day.end > end))
  return [0, ...ends].map((start, i) => {
    const end = ends[i] ?? part.text.length
    return sentenceOf({ part, start, end })
  })
}

export function sentenceOf(place: Place): Sentence {
  return { place, said: wordsWithSenses(foldedOf(place)) }
}
