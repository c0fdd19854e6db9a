// `fovea watch` without a running server.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { fixtures, fixtureTexts, makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea, startFovea } from './support/fovea.ts'

it('--once reads the existing files and ends with a matching exit code', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  const once = ['watch', folder, '--once', '--data', data]
  expect(await fovea(once)).toMatchObject({ code: 0, stdout: '' })
  copyFileSync(fixtures.hello, path.join(folder, 'a.png'))
  const second = await fovea(once)
  expect(second.stdout).toMatch(/a\.png: read \(.*\)\n$/)
  expect(second.code).toBe(0)
  writeFileSync(path.join(folder, 'b.png'), 'no picture')
  const third = await fovea(once)
  expect(third.stdout).toMatch(/a\.png: read/)
  expect(third.stderr).toMatch(/^fovea: b\.png was not read/)
  expect(third.code).toBe(65)
})

it('an unsupported document is skipped with the reason', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  writeFileSync(path.join(folder, 'scan.docx'), 'PK\x03\x04')
  const { code, stderr } = await fovea(['watch', folder, '--once', '--data', data])
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^scan\.docx was not read: it is .*Office document/m),
  ])
})

it('new files are read while it runs, and their content is printed on request', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  const watching = startFovea(['watch', folder, '--json-lines', '--data', data])
  await watching.said(/Watching .* Stop with Ctrl-C\./)
  copyFileSync(fixtures.hello, path.join(folder, 'late.png'))
  await watching.said(/late\.png/)
  watching.stop()
  const { code, stdout } = await watching.ended
  expect(JSON.parse(stdout)).toMatchObject({ content: fixtureTexts.hello.join('\n') })
  expect(code).toBe(0)
  expect(JSON.parse((await fovea(['folder', 'list', '--data', data])).stdout)).toEqual({ folders: [] })
})

it('the given schema is saved only while it runs', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  copyFileSync(fixtures.hello, path.join(folder, 'a.png'))
  const args = ['watch', folder, '--as', 'json', '--schema', '{"total":""}', '--json-lines', '--data', data]
  const watching = startFovea(args)
  await watching.said(/a\.png/)
  watching.stop()
  const { stdout } = await watching.ended
  expect(JSON.parse(stdout)).toMatchObject({ format: 'json' })
  expect(JSON.parse((await fovea(['schema', 'list', '--data', data])).stdout)).toEqual({ schemas: [] })
})

it('a folder that was already watched keeps its rule', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  await fovea(['folder', 'add', folder, '--operation', 'markdown', '--data', data])
  const other = await fovea(['watch', folder, '--data', data])
  expect(other.stderr).toMatch(/is already watched as markdown/)
  expect(other.code).toBe(64)
  const watching = startFovea(['watch', folder, '--as', 'markdown', '--data', data])
  await watching.said(/Stop with Ctrl-C/)
  watching.stop()
  await watching.ended
  const { stdout } = await fovea(['folder', 'list', '--data', data])
  expect(JSON.parse(stdout)).toMatchObject({ folders: [{ path: folder, operation: 'markdown' }] })
})

it.each([
  ['nowhere', /nowhere does not exist/, 66],
  ['package.json', /package\.json is not a folder/, 66],
])('a folder that can not be watched is refused: %s', async (dir, sentence, exitCode) => {
  const { code, stderr } = await fovea(['watch', dir, '--data', tempDir()])
  expect(stderr).toMatch(sentence)
  expect(code).toBe(exitCode)
})

it.each(['xlsx', 'csv'])('writes one row a document into a sheet that is named: %s', async (kind) => {
  const [data, folder, out] = [tempDir(), tempDir(), tempDir()]
  const sheet = path.join(out, `OUT.${kind}`)
  const options = [
    '--as',
    'json',
    '--schema',
    'receipt',
    '--sheet',
    sheet,
    '--writes',
    'json',
    '--data',
    data,
  ]
  writeFileSync(
    path.join(folder, 'a.png'),
    await makeTextImage('Blue Cup Cafe\nDate: 2026-03-10\nTotal: 12.50'),
  )
  const once = ['watch', folder, '--once', ...options]
  const first = await fovea(once)
  expect(first).toMatchObject({ code: 0 })
  expect(first.stdout).toMatch(/a\.png: read/)
  expect(first.stderr).toContain(`The spreadsheet is ${sheet}.`)
  expect(JSON.parse(readFileSync(path.join(folder, 'a.json'), 'utf8'))).toMatchObject({ total: '12.50' })
  writeFileSync(
    path.join(folder, 'b.png'),
    await makeTextImage('Old Mill Bakery\nDate: 2026-03-11\nTotal: 7.25'),
  )
  expect((await fovea(once)).code).toBe(0)
  const rows =
    kind === 'xlsx'
      ? (await readSheet(sheet)).map((row) => row.map(String))
      : readFileSync(sheet, 'utf8')
          .trim()
          .split('\r\n')
          .map((line) => line.split(','))
  const [head = [], ...body] = rows
  expect(body.map((row) => Number(row[head.indexOf('total')]))).toEqual([12.5, 7.25])
  expect(await fovea(['watch', folder, '--once', '--sheet', 'out.doc'])).toMatchObject({ code: 64 })
})
