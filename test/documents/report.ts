// Formats the measurements: one row per file, and a summary of the words of all files with text layers.
import { alignedTable, markdownTable, type Row } from '../bench/tables.ts'
import { addUp, type Shared } from './compare.ts'
import type { Measured } from './measure.ts'

export function rowOf({ subject, read, isAsExpected, toPoppler, toTruth }: Measured): Row {
  const pages = Math.max(1, read.texts.length)
  return {
    file: subject.name,
    kind: subject.kind,
    outcome: `${read.code ?? 'read'}${isAsExpected ? '' : ` (not ${subject.refusal ?? 'read'})`}`,
    pages: `${read.texts.length}${read.pages > read.texts.length ? ` of ${read.pages}` : ''}`,
    "pdftotext's words": shareOf(toPoppler?.exact),
    'as letters': shareOf(toPoppler?.folded),
    added:
      toPoppler && toPoppler.exact.words > 0 ? percent(toPoppler.exact.added / toPoppler.exact.words) : '-',
    order: orderOf(toPoppler?.exact),
    'of what was set': shareOf(toTruth?.ours),
    'its order': orderOf(toTruth?.ours),
    "pdftotext's": orderOf(toTruth?.poppler),
    'CPU ms a page': read.cpuMs === null ? '-' : (read.cpuMs / pages).toFixed(0),
    'peak MB': read.peakBytes === null ? '-' : (read.peakBytes / 2 ** 20).toFixed(0),
  }
}

export function summaryOf(all: readonly Measured[]): string {
  const digital = all.filter(({ subject }) => subject.kind === 'born-digital' || subject.kind === 'real')
  const exact = addUp(digital.flatMap(({ toPoppler }) => (toPoppler ? [toPoppler.exact] : [])))
  const asLetters = addUp(digital.flatMap(({ toPoppler }) => (toPoppler ? [toPoppler.folded] : [])))
  const set = all.flatMap(({ toTruth, subject }) =>
    toTruth && subject.kind === 'born-digital' ? [toTruth] : [],
  )
  const ours = addUp(set.map((each) => each.ours))
  const poppler = addUp(set.map((each) => each.poppler))
  return [
    `${all.length} files, ${all.filter(({ isAsExpected }) => isAsExpected).length} read or refused as expected.`,
    `Born digital (${digital.length} files, ${exact.words} words): ${shareOf(exact)} of pdftotext's words, ${shareOf(asLetters)} as letters; ${percent(exact.added / exact.words)} added; ${orderOf(exact)} in its order.`,
    ...(ours.words === 0
      ? []
      : [
          `What was set (${set.length} files): ${shareOf(ours)} given, ${orderOf(ours)} of it in order; pdftotext ${shareOf(poppler)} and ${orderOf(poppler)}.`,
        ]),
  ].join('\n')
}

export function tableOf(rows: readonly Row[], isMarkdown: boolean): string {
  return isMarkdown ? markdownTable(rows) : alignedTable(rows)
}

export function describeMisses({ missed, added, subject }: Measured, maxWords: number): string {
  const of = (words: readonly string[]) => sampleEvenly(words, maxWords).join(' ')
  return `${subject.name}: ${missed.length} missed: ${of(missed)}\n  ${added.length} instead: ${of(added)}`
}

/** Picks words from the whole text, not only from its beginning. */
function sampleEvenly(words: readonly string[], maxWords: number): string[] {
  const step = Math.max(1, words.length / maxWords)
  return Array.from({ length: Math.min(maxWords, words.length) }, (_, i) => words[Math.floor(i * step)] ?? '')
}

function shareOf(shared: Shared | undefined): string {
  return shared && shared.words > 0 ? percent(shared.given / shared.words) : '-'
}

function orderOf(shared: Shared | undefined): string {
  return shared && shared.given > 0 ? percent(shared.inOrder / shared.given) : '-'
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
