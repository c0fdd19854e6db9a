// Results of readers on other machines are those of this machine.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { childHost } from '../../electron/cli/child-host.ts'
import { testEngine, type TestEngine } from '../support/engine.ts'
import { fixtures } from '../support/images.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { startPostgres, type Postgres } from '../support/postgres.ts'
import { remoteReaders, startReader } from '../support/remote-readers.ts'
import { tempDir } from '../support/temp-dir.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** Reads these files, and returns their contents by name, with the confidence. */
async function read({ call }: TestEngine, files: readonly string[]): Promise<unknown[]> {
  const { records } = await call('records.add', {
    images: files.map((file) => ({ path: file })),
    operation: 'markdown',
  })
  return Promise.all(
    records.map(async ({ id }) => {
      const { status, content, confidence, languages } = await call('records.get', { id, wait: true })
      return { status, content, confidence, languages }
    }),
  )
}

it('gives the same results for images and a document', async () => {
  const pdf = path.join(tempDir(), 'pages.pdf')
  const pages = Array.from({ length: 6 }, (_, at) => drawLines(`The text of page ${at + 1}`))
  writeFileSync(pdf, await makePdf({ pages }))
  const files = [fixtures.hello, fixtures.chinese, fixtures.webp, fixtures.heic, pdf]
  startReader(postgres.address(), { reader: 'real', parallel: 1 })
  startReader(postgres.address(), { reader: 'real', parallel: 1 })
  const remote = await read(await testEngine({ remote: remoteReaders(postgres.address()) }), files)
  const local = await read(await testEngine({ workers: childHost() }), files)
  expect(remote).toEqual(local)
  expect(remote).toMatchObject(files.map(() => ({ status: 'done' })))
})
