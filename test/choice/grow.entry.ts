// `npm run grow`: trains the trees that choose among the values of a page (shared/extract/choose), see docs/learning.md.
//   --held            first tests each batch of documents with trees that were trained on the others
//   --documents N     also learns from N generated documents, at --weight W (0.5) of the others
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import grown from '../../shared/extract/choose/grown.json' with { type: 'json' }
import type { Trees } from '../../shared/extract/choose/trees.ts'
import { alignedTable } from '../bench/tables.ts'
import { say, tellProgress } from '../eval/report.ts'
import { generate } from './generate/generate.ts'
import { growTrees } from './grow-trees.ts'
import { compareWithTruth, comparisonRow } from './held-out.ts'
import { samplePage, sampleStore } from './samples.ts'
import { readTrainingDocuments } from './training-documents.ts'

const { values } = parseArgs({
  options: {
    held: { type: 'boolean', default: false },
    documents: { type: 'string', default: '0' },
    weight: { type: 'string', default: '0.5' },
  },
})
const growing = { trees: 250, depth: 4, rate: 0.06 }
const file = path.resolve(import.meta.dirname, '../../shared/extract/choose/grown.json')
/** Generated documents are no batch that is tested. */
const generated = -1

const store = sampleStore(grown)
const batches = readTrainingDocuments().map((documents, batch) => {
  tellProgress(`batch ${String(batch + 1)}`)
  return documents.map(({ page, meant, truth }) => {
    const read = samplePage(page, truth)
    for (const one of [read, ...(meant ? [samplePage(meant, truth)] : [])]) store.add(one, batch, 1)
    return read
  })
})
const count = Number(values.documents)
for await (const { name, page, truth } of count > 0 ? generate({ seed: 1, from: 0, count }) : []) {
  tellProgress(name)
  store.add(samplePage(page, truth), generated, Number(values.weight))
}
const samples = store.all()
if (values.held) {
  const comparisons = batches.map((documents, i) => {
    tellProgress(`without batch ${String(i + 1)}`)
    const trees = trained((batch) => batch !== i)
    return documents.map((read) => compareWithTruth(read, trees))
  })
  tellProgress('')
  say(
    alignedTable([
      ...comparisons.map((batch, i) => comparisonRow(String(i + 1), batch)),
      comparisonRow('all', comparisons.flat()),
    ]),
  )
}
const trees = trained(() => true)
writeFileSync(file, `${JSON.stringify(trees)}\n`)
tellProgress('')
say(
  `${String(trees.roots.length)} trees of ${String(trees.clue.length)} nodes, asking for ${String(trees.clues.length)} clues`,
)

function trained(isUsed: (batch: number) => boolean): Trees {
  return growTrees(
    samples,
    samples.fields.filter(({ batch }) => isUsed(batch)),
    growing,
  )
}
