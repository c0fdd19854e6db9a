// Measures pages with planted troubles: every line must be read, or lie under a doubt.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDoubtful } from '../../../shared/doubt.ts'
import type { Box, Page, Word } from '../../../shared/page.ts'
import { seededRandom } from '../../bench/images/random.ts'
import type { Product } from '../../bench/product.ts'
import { alignedTable } from '../../bench/tables.ts'
import { say, tellProgress } from '../report.ts'
import { drawPlanted } from './draw.ts'
import {
  pageSize,
  placeOf,
  planPage,
  troubles,
  type PlantedLine,
  type PlantedPage,
  type Trouble,
} from './plan.ts'

/** The share of a line's characters that must be read. */
const minRead = 0.85

export interface LineOutcome {
  readonly text: string
  readonly outcome: 'read' | 'doubted' | 'missing' | 'invented'
}

export async function measurePlanted(product: Product, dir: string, pagesEach: number): Promise<void> {
  mkdirSync(dir, { recursive: true })
  const rows = []
  const lost: string[] = []
  for (const trouble of troubles) {
    const outcomes: LineOutcome[] = []
    for (let i = 0; i < pagesEach; i++) {
      const name = `${trouble}-${i}`
      tellProgress(name)
      const found = await readPlanted(product, dir, name, planPage(trouble, seededRandom(seedOf(trouble, i))))
      outcomes.push(...found)
      lost.push(
        ...found
          .filter(({ outcome }) => outcome === 'missing' || outcome === 'invented')
          .map(({ outcome, text }) => `  ${name}: ${outcome}: ${text}`),
      )
    }
    const count = (wanted: LineOutcome['outcome']) =>
      String(outcomes.filter(({ outcome }) => outcome === wanted).length)
    rows.push({
      trouble,
      pages: String(pagesEach),
      read: count('read'),
      doubted: count('doubted'),
      missing: count('missing'),
      invented: count('invented'),
    })
  }
  tellProgress('')
  say(alignedTable(rows))
  for (const line of lost) say(line)
}

function seedOf(trouble: Trouble, page: number): number {
  return troubles.indexOf(trouble) * 1000 + page
}

async function readPlanted(
  product: Product,
  dir: string,
  name: string,
  page: PlantedPage,
): Promise<LineOutcome[]> {
  const { bytes, extension } = await drawPlanted(page)
  const file = path.join(dir, `${name}.${extension}`)
  writeFileSync(file, bytes)
  const answer = await product.read({ file, operation: 'text' })
  if (answer.status !== 'done') return [{ text: answer.message, outcome: 'missing' }]
  const read = await product.call('records.page', { id: answer.record.id, ...(page.isPdf && { page: 1 }) })
  return outcomesOf(page.lines, read)
}

/** Judges every line of the plan against what was read. A line that nobody sees must not be read. */
export function outcomesOf(lines: readonly PlantedLine[], page: Page): LineOutcome[] {
  const words = page.lines.flatMap((line) => line.words)
  const told = lettersOf(words.map(({ text }) => text).join(''))
  if (lines.length === 0 && told !== '') return [{ text: told, outcome: 'invented' }]
  return lines.map((line) => {
    const isRead = shareIn(told, line.text) >= minRead
    if (line.isOffPage) return { text: line.text, outcome: isRead ? 'invented' : 'read' }
    if (isRead && !line.isSmeared) return { text: line.text, outcome: 'read' }
    return { text: line.text, outcome: isDoubted(placeOf(line), words, page) ? 'doubted' : 'missing' }
  })
}

/** The share of a line's words that occur in the text. */
function shareIn(told: string, line: string): number {
  const words = line.split(' ').map(lettersOf).filter(Boolean)
  const characters = (some: readonly string[]) => some.join('').length
  return characters(words.filter((word) => told.includes(word))) / Math.max(1, characters(words))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function isDoubted(place: Box, words: readonly Word[], { width, unread = [] }: Page): boolean {
  const scale = width / pageSize.width
  const onPage = (box: Box) =>
    box.x0 < place.x1 * scale &&
    box.x1 > place.x0 * scale &&
    box.y0 < place.y1 * scale &&
    box.y1 > place.y0 * scale
  return unread.some(onPage) || words.some((word) => isDoubtful(word.confidence) && onPage(word.box))
}
