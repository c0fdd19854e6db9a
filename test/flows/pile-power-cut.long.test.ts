// Kills the server twice, after a batch scan was split and before its parts are delivered: each is delivered once.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { drawLines, makePdf } from '../support/pdfs.ts'
import { startServerProcess, type ServerProcess } from '../support/server-process.ts'
import { tempDir } from '../support/temp-dir.ts'

const count = 12
const aWhile = { timeout: 120_000, interval: 20 }

it('a batch scan gives each document once, although the server is killed after the split and after the reading', async () => {
  const [dataDir, dir, done] = [tempDir(), tempDir('watched'), tempDir('done')]
  const out = path.join(tempDir('share'), 'out')
  const start = async () => {
    const server = await startServerProcess(dataDir)
    onTestFinished(() => server.kill())
    const records = async () => (await server.call('records.list', { limit: 200 })).records
    return { ...server, records }
  }

  const first = await start()
  const { id } = await first.call('folders.add', {
    path: dir,
    splitsPiles: true,
    settleMs: 200,
    writes: ['markdown'],
    outputDir: out,
    sheet: 'csv',
    sheetFile: path.join(done, 'pile.csv'),
    doneDir: done,
  })
  writeFileSync(out, 'a file where the share was')
  const numbers = Array.from({ length: count }, (_, i) => 4101 + i)
  const letters = numbers.map((number) =>
    drawLines('Page 1 of 1', `Delivery note ${number}`, 'received in good order on the ramp behind the hall'),
  )
  const pile = await makePdf({ pages: [...letters, () => undefined] })
  writeFileSync(path.join(dir, 'scan.pdf'), pile)
  await vi.waitUntil(async () => (await inTrash(first)) === 1, aWhile)
  const made = await first.records()
  await first.kill()
  expect(made).toHaveLength(count)
  expect(made.every(({ status }) => status === 'done')).toBe(false)

  const second = await start()
  await vi.waitUntil(async () => {
    const { files } = await second.call('folders.pending', { id, limit: 100 })
    return files.filter(({ error }) => error?.code.startsWith('file.')).length === count
  }, aWhile)
  expect(readdirSync(dir)).toEqual(['scan.pdf'])
  await second.kill()

  rmSync(out)
  const third = await start()
  await third.call('folders.retry', { id })
  await vi.waitUntil(async () => {
    const counts = (await third.call('folders.list', {})).folders[0]?.counts
    return counts?.done === count && counts.undelivered === 0 && counts.parked === 0
  }, aWhile)
  const written = numbers.map((number, i) => [`scan p${i + 1}.md`, `Delivery note ${number}`])
  expect(readdirSync(out)).toHaveLength(count)
  for (const [name, text] of written) expect(readFileSync(path.join(out, name!), 'utf8')).toContain(text)
  expect(readdirSync(dir)).toEqual([])
  expect(readdirSync(done).sort()).toEqual(['pile.csv', 'scan.pdf'])
  expect(readFileSync(path.join(done, 'scan.pdf')).equals(pile)).toBe(true)
  const sheet = readFileSync(path.join(done, 'pile.csv'), 'utf8')
  expect(sheet.match(/Delivery note \d+/g)).toEqual(written.map(([, text]) => text))
  expect(await third.records()).toHaveLength(count)
  expect(await inTrash(third)).toBe(1)
  expect(await third.stop()).toBe(0)
})

/** The number of records in the trash. */
async function inTrash(server: Pick<ServerProcess, 'call'>): Promise<number> {
  return (await server.call('records.list', { isRemoved: true })).total
}
