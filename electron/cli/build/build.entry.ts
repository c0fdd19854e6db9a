// `npm run build`: builds what has changed since the last build. `processes` or `window` limits it to one of them,
// `--clean` removes the last build first, and `--current` the chunks of earlier builds, which must not be packed.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'
import { buildWhereStale, removeOldChunks } from './build.ts'
import { parts, type BuildPart } from './fresh.js'

if (process.argv.includes('--clean')) rmSync(path.join(root, 'dist'), { recursive: true, force: true })
const all = Object.keys(parts) as BuildPart[]
const named = all.filter((part) => process.argv.includes(part))
try {
  await buildWhereStale(root, named.length > 0 ? named : all)
  if (process.argv.includes('--current')) removeOldChunks(root, 0)
} catch (error) {
  // only the message: it names the problem in the sources, while the stack is the bundler's
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
