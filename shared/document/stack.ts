// Stacks the pages of a document below each other as one Page, so that a value can be looked for on all of them at once,
// and converts positions on the stack back to positions on a page.
import { type Box, type Line, type Page } from '../page.ts'

export interface NumberedPage {
  readonly number: number
  readonly page: Page
}

export interface Stack {
  readonly page: Page
  /** Where each page begins on the stack, in order, and how far its image had to be turned. */
  readonly places: readonly Place[]
}

export interface Place {
  readonly number: number
  readonly top: number
  readonly turn: Page['turn']
  readonly width: number
}

/** Stacks the pages in this order. Each is dropped before the next one is taken: hundreds of them take much memory. */
export function stack(pages: Iterable<NumberedPage>): Stack {
  const lines: Line[] = []
  const rules: Page['rules'] = []
  const marks: NonNullable<Page['marks']> = []
  const codes: NonNullable<Page['codes']> = []
  const data: NonNullable<Page['data']> = []
  const places: Place[] = []
  const languages = new Set<string>()
  let kind: Page['kind'] | undefined
  let [top, width, confidence, blocks, paragraphs] = [0, 1, 1, 0, 0]
  for (const { number, page } of pages) {
    places.push({ number, top, turn: page.turn, width: page.width })
    const moveToTop = moverBy(top)
    for (const line of page.lines)
      lines.push({
        ...moveLineDown(line, top),
        block: line.block + blocks,
        paragraph: line.paragraph + paragraphs,
      })
    rules.push(...page.rules.map(moveToTop))
    marks.push(...(page.marks ?? []).map(moveToTop))
    codes.push(...(page.codes ?? []).map(moveToTop))
    data.push(...(page.data ?? []))
    for (const language of page.languages) languages.add(language)
    kind ??= page.kind
    width = Math.max(width, page.width)
    confidence = Math.min(confidence, page.confidence)
    blocks += 1 + Math.max(-1, ...page.lines.map(({ block }) => block))
    paragraphs += 1 + Math.max(-1, ...page.lines.map(({ paragraph }) => paragraph))
    top += page.height
  }
  return {
    page: {
      width,
      height: Math.max(1, top),
      turn: 0,
      angleDegrees: 0,
      kind: kind ?? 'prose',
      languages: [...languages],
      ...{ confidence, lines, rules, marks, codes, data },
    },
    places,
  }
}

/** Returns the pages of a stack again, with their lines, marks and codes. */
export function unstack({ page, places }: Stack): NumberedPage[] {
  return places.map(({ number, top, turn, width }, i) => {
    const bottom = places[i + 1]?.top ?? page.height
    const isHere = ({ box }: { box: Box }) => box.y0 + box.y1 >= 2 * top && box.y0 + box.y1 < 2 * bottom
    const moveUp = moverBy(-top)
    return {
      number,
      page: {
        ...page,
        ...{ turn, width, height: bottom - top },
        lines: page.lines.filter(isHere).map((line) => moveLineDown(line, -top)),
        rules: page.rules.filter(isHere).map(moveUp),
        marks: page.marks?.filter(isHere).map(moveUp) ?? [],
        codes: page.codes?.filter(isHere).map(moveUp) ?? [],
      },
    }
  })
}

/** Converts a box on the stack to its page and the box on that page. */
export function toPagePosition({ places }: Pick<Stack, 'places'>, box: Box): { number: number; box: Box } {
  const middle = (box.y0 + box.y1) / 2
  const { number, top } = places.findLast((place) => place.top <= middle) ?? { number: 1, top: 0 }
  return { number, box: moveDown(box, -top) }
}

/** Converts a line on the stack to its page and the line on that page. */
export function toPageLine(whole: Pick<Stack, 'places'>, line: Line): { number: number; line: Line } {
  const { number, box } = toPagePosition(whole, line.box)
  return { number, line: moveLineDown(line, box.y0 - line.box.y0) }
}

/** Converts a box on a page to the box on the stack. */
export function toStackBox({ places }: Stack, number: number, box: Box): Box {
  return moveDown(box, places.find((place) => place.number === number)?.top ?? 0)
}

/** Moves a line with its words down by this number of pixels. */
function moveLineDown(line: Line, by: number): Line {
  const move = moverBy(by)
  return { ...move(line), words: line.words.map(move) }
}

/** Returns a function that moves anything with a box down. */
function moverBy(by: number) {
  return <T extends { box: Box }>(one: T): T => ({ ...one, box: moveDown(one.box, by) })
}

function moveDown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0, y0: y0 + by, x1, y1: y1 + by }
}

export function countCharacters({ lines }: Page): number {
  return lines.reduce((sum, { words }) => sum + words.reduce((own, { text }) => own + text.length, 0), 0)
}
