// `npm run vocabulary`: checks data/vocabulary, and compiles it to the files that shared/extract/lexicon loads.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { compileVocabulary, faultsOf, readVocabulary } from './vocabulary.ts'

const vocabulary = readVocabulary()
const faults = faultsOf(vocabulary)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exit(1)
const target = path.join(import.meta.dirname, '../../shared/extract/lexicon')
for (const [name, content] of Object.entries(compileVocabulary(vocabulary)))
  writeFileSync(path.join(target, name), `${JSON.stringify(content)}\n`)
