import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseManifest, manifestProblem, manifestSchema } from './engine-pack.ts'

it('has every field of a manifest explained on the page for who makes a pack', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../docs/packs.md'), 'utf8')
  const explained = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field)
  // Where the files are, if not beside the manifest, is for the pack of the box alone.
  expect(explained).toEqual(Object.keys(manifestSchema.shape).filter((field) => field !== 'from'))
})

it('tells that an object is no script, even one that can be made no text', () => {
  const text = JSON.stringify({ format: 1, name: 'mine', title: 'Mine', scripts: [{ toString: 1 }] })
  let problem = ''
  try {
    parseManifest(text)
  } catch (error) {
    problem = manifestProblem(error)
  }
  expect(problem).toBe('scripts.0: is no script')
})
