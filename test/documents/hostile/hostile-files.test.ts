// Tests the fast hostile files; `npm run documents -- --hostile` reads all of them in a reading process.
import { expect, it } from 'vitest'
import { createPdfCache } from '../../../electron/worker/documents/pdf.ts'
import { hostileFile, kindsOfHostile } from './hostile-files.ts'

/** Files that take seconds, until a time or memory limit ends them. */
const slow = /bomb|millions?|double|loop of drawings|tiny|masks/

const quick = kindsOfHostile.flatMap((kind, i) =>
  slow.test(kind) ? [] : [i, i + kindsOfHostile.length, i + 2 * kindsOfHostile.length],
)

it('damaged and hostile files are opened, or refused with an error code for documents', async () => {
  const shelf = createPdfCache()
  const outcomes = new Set<string>()
  for (const index of quick) {
    const { bytes } = await hostileFile(7, index)
    const pdf = await shelf.open({ hash: String(index), name: 'a.pdf' }, bytes)
    const page = pdf.ok ? pdf.value.content(1) : pdf
    outcomes.add(page.ok ? 'looked at' : page.error.code)
  }
  shelf.close()
  expect([...outcomes].filter((code) => !/^looked at$|^document\./.test(code))).toEqual([])
  expect(outcomes.size).toBeGreaterThan(2)
})

it('the same seed gives the same files', async () => {
  expect((await hostileFile(1, 2)).bytes).toEqual((await hostileFile(1, 2)).bytes)
  expect((await hostileFile(2, 2)).bytes).not.toEqual((await hostileFile(1, 2)).bytes)
})
