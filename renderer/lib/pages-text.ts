// How far the pages of a document have been read, and how long the others may take, as in "5 of 20 pages, about 2 min left".
import type { Progress } from '../../shared/contract/record.ts'
import type { PageWords } from '../../shared/words/en.ts'
import { roughDurationText } from './relative-time.ts'

export function pagesText(t: PageWords, { done, total, leftMs }: NonNullable<Progress['pages']>): string {
  const read = t.record.pagesRead(done, total)
  return leftMs === null || done === total ? read : `${read} · ${t.inbox.left(roughDurationText(leftMs))}`
}
