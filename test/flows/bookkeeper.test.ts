// Reads receipts that land in a watched folder, with the real reader: the folder's workbook follows their records.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testEngine } from '../support/engine.ts'
import { makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

const shops = [
  'Blue Cup Cafe',
  'Corner Books',
  'Green Garden',
  'Old Mill Bakery',
  'Harbour Fish',
  'Paper Store',
]

function receiptText(at: number): string {
  const cents = 1250 + at * 137
  const total = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  const day = String(at + 10).padStart(2, '0')
  return `${shops[at % shops.length]}\nReceipt 40${day}\nDate: 2026-03-${day}\nTotal: ${total}`
}

it('12 receipts become a workbook that follows their records, and rows that a person edited are left alone', async () => {
  const dir = tempDir('receipts')
  const fovea = await testEngine()
  const { id } = await fovea.call('folders.add', {
    path: dir,
    operation: 'json',
    schemaId: 'receipt',
    settleMs: 200,
    sheet: 'xlsx',
  })
  for (let at = 0; at < 12; at++)
    writeFileSync(path.join(dir, `${at + 10}.png`), await makeTextImage(receiptText(at), { height: 260 }))
  const folder = async () => {
    const { folders } = await fovea.call('folders.list', {})
    const found = folders.find((each) => each.id === id)
    if (!found) throw new Error('the folder is not there')
    return found
  }
  const untilDone = async (count: number) => {
    for (;;) {
      const { counts } = await folder()
      if (counts.done === count && counts.waiting + counts.working + counts.undelivered === 0) return
      await wait(200)
    }
  }
  const file = path.join(dir, `${path.basename(dir)}.xlsx`)
  const rows = async () => {
    const [head = [], ...body] = await readSheet(file)
    const full = body.filter((row) => row.some((cell) => cell !== null))
    return full.map((row) => new Map(head.map((name, column) => [String(name), row[column]])))
  }
  const records = async () => {
    const { records: list } = await fovea.call('records.list', { limit: 50 })
    const views = await Promise.all(list.map((each) => fovea.call('records.get', { id: each.id })))
    return views.map((view) => ({
      id: view.id,
      name: view.filename,
      total: Number((JSON.parse(view.content ?? '{}') as { total: string }).total),
    }))
  }
  const sumOf = (totals: readonly unknown[]) =>
    totals.reduce((sum: number, total) => sum + Math.round(Number(total) * 100), 0)
  const areAlike = async (of: (name: string) => boolean = () => true) => {
    const recorded = (await records()).filter(({ name }) => of(name))
    const shown = (await rows()).filter((row) => of(String(row.get('image'))))
    expect(shown.map((row) => row.get('record')).toSorted()).toEqual(
      recorded.map((record) => record.id).toSorted(),
    )
    expect(shown.every((row) => typeof row.get('total') === 'number')).toBe(true)
    expect(sumOf(shown.map((row) => row.get('total')))).toBe(sumOf(recorded.map(({ total }) => total)))
  }
  const idOf = async (name: string) => (await records()).find((record) => record.name === name)?.id ?? 'none'

  await untilDone(12)
  expect(await rows()).toHaveLength(12)
  await areAlike()

  await fovea.call('records.correct', { id: await idOf('10.png'), field: 'total', value: '1,099.50' })
  await fovea.call('records.correct', { id: await idOf('11.png'), field: 'total', value: '7.25' })
  await fovea.call('records.remove', { ids: [await idOf('12.png')] })
  const [again] = (await fovea.call('records.again', { ids: [await idOf('13.png')] })).records
  await untilDone(12)
  const shown = await rows()
  expect(shown).toHaveLength(11)
  expect(shown.map((row) => row.get('total'))).toEqual(expect.arrayContaining([1099.5, 7.25]))
  expect(shown.find((row) => row.get('image') === '13.png')?.get('record')).toBe(again?.id)

  const edited = await idOf('14.png')
  const files = unzipSync(readFileSync(file))
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(files[name] ?? new Uint8Array())
  const row = /<row r="\d+">(?:(?!<\/row>).)*14\.png.*?<\/row>/.exec(sheet)?.[0] ?? ''
  files[name] = strToU8(sheet.replace(row, row.replace('Harbour', 'My')))
  writeFileSync(
    file,
    zipSync(Object.fromEntries(Object.entries(files).map(([key, bytes]) => [key, new Uint8Array(bytes)]))),
  )
  await fovea.call('records.correct', { id: edited, field: 'total', value: '1.00' })
  await fovea.call('records.correct', { id: await idOf('15.png'), field: 'total', value: '2.00' })
  await untilDone(12)
  const last = await rows()
  const mine = last.find((each) => each.get('record') === edited)
  expect([...(mine?.values() ?? [])].some((value) => String(value).startsWith('My'))).toBe(true)
  expect(mine?.get('total')).not.toBe(1)
  expect(last.find((each) => each.get('image') === '15.png')?.get('total')).toBe(2)
  expect((await folder()).sheetProblem).toMatchObject({
    code: 'sheet.kept',
    data: { count: 1, records: edited },
  })
  expect(fovea.errors).toEqual([])
})
