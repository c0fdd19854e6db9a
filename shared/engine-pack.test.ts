import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseManifest, manifestProblem, manifestSchema } from './engine-pack.ts'

it('has every field of a manifest explained in the guide for pack authors', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../docs/packs.md'), 'utf8')
  const explained = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field)
  // Only the bundled pack uses `from`.
  expect(explained).toEqual(Object.keys(manifestSchema.shape).filter((field) => field !== 'from'))
})

it('reports an object where a script is expected, even one that has no string form', () => {
  const text = JSON.stringify({ format: 1, name: 'mine', title: 'Mine', scripts: [{ toString: 1 }] })
  let problem = ''
  try {
    parseManifest(text)
  } catch (error) {
    problem = manifestProblem(error)
  }
  expect(problem).toBe('scripts.0: is no script')
})
