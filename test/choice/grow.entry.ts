// `npm run grow`: trains the trees that choose among the values of a page (shared/extract/choice). With --held it first
// cross-validates them: each batch of documents with trees that were trained on the others.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { namesOf } from '../../shared/extract/choice/numbers.ts'
import type { Trees } from '../../shared/extract/choice/trees.ts'
import { alignedTable } from '../bench/tables.ts'
import { say, tellProgress } from '../eval/report.ts'
import { growTrees } from './grow-trees.ts'
import { heldOf, heldRow } from './held-out.ts'
import { readPapers } from './papers.ts'
import { isSameText } from './same-text.ts'
import { sampledOf, samplesOf, type Sampled } from './samples.ts'

const growing = { trees: 250, depth: 4, rate: 0.06 }
const file = path.resolve(import.meta.dirname, '../../shared/extract/choice/grown.json')

const batches = readPapers().map((papers, i) => {
  tellProgress(`batch ${String(i + 1)}`)
  return papers.map(sampledOf)
})
const clues = namesOf(batches.flat(2).find(({ options }) => options.length > 0)?.options[0]?.clues ?? [])
if (process.argv.includes('--held')) {
  const held = batches.map((papers, i) => {
    tellProgress(`without batch ${String(i + 1)}`)
    const trees = grown(batches.flatMap((batch, j) => (j === i ? [] : batch)))
    return papers.flatMap(([read]) => (read ? [heldOf(read, trees)] : []))
  })
  tellProgress('')
  say(alignedTable([...held.map((batch, i) => heldRow(String(i + 1), batch)), heldRow('all', held.flat())]))
}
const trees = grown(batches.flat())
writeFileSync(file, `${JSON.stringify(trees)}\n`)
tellProgress('')
say(
  `${String(trees.roots.length)} trees of ${String(trees.clue.length)} nodes, asking for ${String(clues.length)} clues`,
)

function grown(papers: readonly (readonly Sampled[])[]): Trees {
  return growTrees(clues, samplesOf(papers.flat(), isSameText), growing)
}
