import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { manifestSchema } from './engine-pack.ts'

it('has every field of a manifest explained on the page for who makes a pack', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../docs/packs.md'), 'utf8')
  const explained = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, field]) => field)
  // Where the files are, if not beside the manifest, is for the pack of the box alone.
  expect(explained).toEqual(Object.keys(manifestSchema.shape).filter((field) => field !== 'from'))
})
