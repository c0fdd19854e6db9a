// Reads a document and compares its words with pdftotext's and with the known text.
import {
  compare,
  normaliseWords,
  nothingShared,
  wordsMissingIn,
  addUp,
  wordsOf,
  type Shared,
} from './compare.ts'
import { popplerPages } from './poppler.ts'
import { readDocument, type DocumentRead } from './reader.ts'
import type { Subject } from './subject.ts'

const cpuLimitMs = 180_000

export interface Measured {
  readonly subject: Subject
  readonly read: DocumentRead
  /** Whether it was refused with the expected code, or read if it should be. */
  readonly isAsExpected: boolean
  /** Our words against pdftotext's, unchanged and normalised; null if pdftotext can't open the file. */
  readonly toPoppler: { readonly exact: Shared; readonly folded: Shared } | null
  /** Our words and pdftotext's against the known text. */
  readonly toTruth: { readonly ours: Shared; readonly poppler: Shared } | null
  readonly missed: readonly string[]
  readonly added: readonly string[]
}

export async function measure(subject: Subject): Promise<Measured> {
  const { file, password, maxPages, refusal, truth } = subject
  const read = await readDocument({ file, password, maxPages, cpuLimitMs })
  const ours = read.texts.map(wordsOf)
  const theirs = popplerPages(file, maxPages, password)?.map(wordsOf) ?? null
  const pages = (others: readonly (readonly string[])[] | null) => others?.slice(0, ours.length) ?? []
  return {
    subject,
    read,
    isAsExpected: read.code === refusal,
    toPoppler: theirs && {
      exact: byPage(pages(theirs), ours),
      folded: byPage(pages(theirs).map(normaliseWords), ours.map(normaliseWords)),
    },
    toTruth: truth && {
      ours: compare(truth, ours.flat()),
      poppler: theirs ? compare(truth, theirs.flat()) : nothingShared,
    },
    missed: pages(theirs).flatMap((page, i) => wordsMissingIn(page, ours[i] ?? [])),
    added: ours.flatMap((page, i) => wordsMissingIn(page, theirs?.[i] ?? [])),
  }
}

function byPage(truth: readonly (readonly string[])[], given: readonly (readonly string[])[]): Shared {
  return truth.length === 0 ? nothingShared : addUp(truth.map((page, i) => compare(page, given[i] ?? [])))
}
