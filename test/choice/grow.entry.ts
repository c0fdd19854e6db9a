// `npm run grow`: trains the trees that choose among the values of a page (shared/extract/choose). With --held it first
// cross-validates them: each batch of documents with trees that were trained on the others.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { namesOf } from '../../shared/extract/choose/numbers.ts'
import type { Trees } from '../../shared/extract/choose/trees.ts'
import { alignedTable } from '../bench/tables.ts'
import { say, tellProgress } from '../eval/report.ts'
import { growTrees } from './grow-trees.ts'
import { compareWithTruth, comparisonRow } from './held-out.ts'
import { readTrainingDocuments } from './training-documents.ts'
import { isSameText } from './same-text.ts'
import { samplePages, toSamples, type SampledPage } from './samples.ts'

const growing = { trees: 250, depth: 4, rate: 0.06 }
const file = path.resolve(import.meta.dirname, '../../shared/extract/choose/grown.json')

const batches = readTrainingDocuments().map((documents, i) => {
  tellProgress(`batch ${String(i + 1)}`)
  return documents.map(samplePages)
})
const clues = namesOf(batches.flat(2).find(({ options }) => options.length > 0)?.options[0]?.clues ?? [])
if (process.argv.includes('--held')) {
  const comparisons = batches.map((documents, i) => {
    tellProgress(`without batch ${String(i + 1)}`)
    const trees = trainTrees(batches.flatMap((batch, j) => (j === i ? [] : batch)))
    return documents.flatMap(([read]) => (read ? [compareWithTruth(read, trees)] : []))
  })
  tellProgress('')
  say(
    alignedTable([
      ...comparisons.map((batch, i) => comparisonRow(String(i + 1), batch)),
      comparisonRow('all', comparisons.flat()),
    ]),
  )
}
const trees = trainTrees(batches.flat())
writeFileSync(file, `${JSON.stringify(trees)}\n`)
tellProgress('')
say(
  `${String(trees.roots.length)} trees of ${String(trees.clue.length)} nodes, asking for ${String(clues.length)} clues`,
)

function trainTrees(documents: readonly (readonly SampledPage[])[]): Trees {
  return growTrees(clues, toSamples(documents.flat(), isSameText), growing)
}
