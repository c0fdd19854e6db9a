// Lists and paragraphs: a list is known by the marker that each item's first line begins with.
import { joinLines } from '../text/join.ts'
import type { Block } from './block.ts'

export interface TextLine {
  readonly text: string
  readonly startsParagraph: boolean
  /** Whether the line before ended although there was room: then this one does not go on with its sentence. */
  readonly isApart: boolean
}

/** A marker and what follows it; `number` is null for a bullet. */
interface Marked {
  readonly number: number | null
  readonly text: string
}

/** Bullets that are nothing else may touch their text; a dash or a star could also be a sign. */
const bullet = /^(?:[•●○▪■◦‣∙⁃]\s*|[-–—*·]\s+)(\S.*)$/u
/** 1. text, 1) text, (1) text, 1、text; a point needs room behind it, or it is a decimal one. */
const numbered = /^(?:(\d{1,3})(?:\.\s+|[)）、．]\s*)|[(（](\d{1,3})[)）]\s*)(\S.*)$/u

/** One marked line alone is no list: a page number between dashes, a year at the start of a line. */
export function splitLists(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    const taken = takeList(lines, at) ?? takeParagraph(lines, at)
    blocks.push(taken.block)
    at = taken.end
  }
  return blocks
}

interface Taken {
  readonly block: Block
  readonly end: number
}

function takeParagraph(lines: readonly TextLine[], start: number): Taken {
  let end = start + 1
  while (end < lines.length && !lines[end]?.startsParagraph && !takeList(lines, end)) end++
  return {
    block: { kind: 'paragraph', text: joinParagraph(lines.slice(start, end)) },
    end,
  }
}

function joinParagraph(lines: readonly TextLine[]): string {
  const sentences: string[][] = []
  for (const line of lines) {
    const sentence = sentences.at(-1)
    if (sentence && !line.isApart) sentence.push(line.text)
    else sentences.push([line.text])
  }
  return sentences.map(joinLines).join('\n')
}

function takeList(lines: readonly TextLine[], start: number): Taken | null {
  const first = marked(lines[start]?.text ?? '')
  if (!first) return null
  const items: string[][] = [[first.text]]
  let end = start + 1
  for (const line of lines.slice(end)) {
    const next = marked(line.text)
    if (next ? !isNextItem(first, items.length, next) : line.isApart) break
    if (next) items.push([next.text])
    else items.at(-1)?.push(line.text)
    end++
  }
  return items.length < 2 ? null : { block: listOf(first, items.map(joinLines)), end }
}

function listOf(first: Marked, items: readonly string[]): Block {
  return first.number === null ? { kind: 'bullets', items } : { kind: 'numbers', start: first.number, items }
}

function isNextItem(first: Marked, count: number, next: Marked): boolean {
  return next.number === (first.number === null ? null : first.number + count)
}

function marked(line: string): Marked | null {
  const [, bulletText] = bullet.exec(line) ?? []
  if (bulletText) return { number: null, text: bulletText }
  const [, number, bracketed, text] = numbered.exec(line) ?? []
  return text ? { number: Number(number ?? bracketed), text } : null
}
