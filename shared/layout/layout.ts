// A Page as headings, paragraphs and lists, in reading order.
import type { Line, Page } from '../page.ts'
import { joinLines } from '../text/join.ts'
import { isSameParagraph, lineText } from '../text/text.ts'
import type { Block } from './block.ts'
import { bodyHeight, headingLevel, isHeadingLength, type HeadingLevel } from './headings.ts'
import { endsEarly } from './line-ends.ts'
import { splitLists, type TextLine } from './lists.ts'

export function layOut(page: Page): Block[] {
  return runsOf(page).flatMap((run) =>
    run.level !== null && isHeadingLength(run.lines.length)
      ? [{ kind: 'heading', level: run.level, text: joinLines(run.lines.map((line) => line.text)) }]
      : splitLists(run.lines),
  )
}

/** Lines in a row that are one heading, or the text between two headings. */
interface Run {
  readonly level: HeadingLevel | null
  readonly lines: TextLine[]
}

function runsOf(page: Page): Run[] {
  const body = bodyHeight(page)
  const runs: Run[] = []
  let before: Line | undefined
  for (const line of page.lines) {
    const text = lineText(line)
    if (text === '') continue
    const level = headingLevel(line, body, text)
    const startsParagraph = !before || !isSameParagraph(before, line)
    const isApart = startsParagraph || !before || endsEarly(page, before, line)
    const run = runs.at(-1)
    if (run && run.level === level && (level === null || !startsParagraph))
      run.lines.push({ text, startsParagraph, isApart })
    else runs.push({ level, lines: [{ text, startsParagraph, isApart }] })
    before = line
  }
  return runs
}
