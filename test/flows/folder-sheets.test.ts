// The sheet of a watch folder, with a real file system, the real database and the real thread that writes sheets.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { CallInput } from '../../shared/contract/calls.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const { hello, chinese, blank } = fixtures

type Rule = Omit<CallInput<'folders.add'>, 'path'>

/** A folder with a sheet and three images that were read. */
async function sheetFolder(rule: Rule, given: Parameters<typeof watchedFolder>[1] = {}) {
  const w = await watchedFolder({ ...rule, duplicates: 'link' }, given)
  for (const [at, image] of [hello, chinese, blank].entries()) {
    copyFileSync(image, w.at(`${'abc'[at]}.png`))
    await w.untilDone(at + 1)
  }
  const file = w.at(`${path.basename(w.dir)}.${rule.sheet ?? 'csv'}`)
  const idOf = async (name: string) =>
    (await w.records()).find((record) => record.filename === name)?.id ?? 'none'
  const problem = async () => (await w.folder()).sheetProblem
  return { ...w, file, idOf, problem, text: () => readFileSync(file, 'utf8') }
}

/** The first column of a CSV text, without the header. */
const contentsIn = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0])

describe('the sheet of a folder', () => {
  it('has a row for each image and none for a duplicate, with a link relative to the sheet', async () => {
    const w = await sheetFolder({ sheet: 'xlsx' })
    copyFileSync(hello, w.at('d.png'))
    await w.untilDone(4)
    const [head, ...rows] = await readSheet(w.file)
    expect(head).toEqual(['content', 'confidence', 'looked at', 'image', 'record'])
    expect(rows.toSorted((a, b) => String(a[3]).localeCompare(String(b[3])))).toEqual([
      ['Hello', 0.97, 'no', 'a.png', await w.idOf('a.png')],
      ['Hello', 0.97, 'no', 'b.png', await w.idOf('b.png')],
      ['Hello', 0.97, 'no', 'c.png', await w.idOf('c.png')],
    ])
    expect((await w.folder()).sheetPath).toBe(w.file)
  })

  it.each(['csv', 'xlsx'] as const)(
    'follows what becomes of its records, as %s: corrected, looked at, thrown away, taken back, gone for ever',
    async (sheet) => {
      const w = await sheetFolder({ sheet })
      const now = async () =>
        sheet === 'xlsx'
          ? (await readSheet(w.file)).slice(1).map(([content]) => content)
          : contentsIn(w.text())
      await w.fovea.call('records.correct', { id: await w.idOf('a.png'), value: 'Hallo' })
      await w.untilDone(3)
      expect(await now()).toEqual(['Hallo', 'Hello', 'Hello'])
      const b = await w.idOf('b.png')
      await w.fovea.call('records.remove', { ids: [b] })
      await w.untilDone(2)
      expect(await now()).toEqual(['Hallo', 'Hello'])
      await w.fovea.call('records.restore', { ids: [b] })
      await w.untilDone(3)
      expect(await now()).toEqual(['Hallo', 'Hello', 'Hello'])
      await w.fovea.call('records.remove', { ids: [await w.idOf('c.png')], isForever: true })
      await w.untilDone(2)
      expect(await now()).toEqual(['Hallo', 'Hello'])
      expect(w.names().filter((name) => name.endsWith(sheet))).toHaveLength(1)
      expect(w.fovea.errors).toEqual([])
    },
  )

  it('has one row for a file that was read again or changed', async () => {
    const w = await sheetFolder({ sheet: 'csv' })
    await w.fovea.call('records.again', { ids: [await w.idOf('a.png')] })
    await w.untilDone(4)
    copyFileSync(fixtures.transparent, w.at('b.png'))
    await w.until(async () => (await w.records()).length === 5)
    await w.untilDone(5)
    expect(w.text().match(/,a\.png,/g)).toHaveLength(1)
    expect(w.text().match(/,b\.png,/g)).toHaveLength(1)
    const newest = (await w.records()).filter(({ filename }) => filename === 'b.png')[0]?.id
    expect(w.text()).toContain(`,b.png,${newest}\r\n`)
  })

  it('keeps a row that somebody edited, and reports if its record changed since', async () => {
    const w = await sheetFolder({ sheet: 'csv' })
    const a = await w.idOf('a.png')
    writeFileSync(w.file, w.text().replace(/^Hello(?=.*a\.png)/m, 'Mine'))
    await w.fovea.call('records.correct', { id: await w.idOf('b.png'), value: 'Two' })
    await w.untilDone(3)
    expect(contentsIn(w.text())).toEqual(['Mine', 'Two', 'Hello'])
    expect(await w.problem()).toBe(null)
    await w.fovea.call('records.correct', { id: a, value: 'One' })
    await w.untilDone(3)
    expect(contentsIn(w.text())).toEqual(['Mine', 'Two', 'Hello'])
    expect(await w.problem()).toMatchObject({
      code: 'sheet.kept',
      data: { path: w.file, count: 1, records: a },
    })
    expect((await w.doctor(w.dir)).map(({ code }) => code)).toContain('folder.sheet')
  })

  it('is not written while another program has it open, reports so, and catches up', async () => {
    const w = await sheetFolder({ sheet: 'xlsx' })
    const lock = w.at(`~$${path.basename(w.file)}`)
    const before = readFileSync(w.file)
    writeFileSync(lock, '')
    await w.fovea.call('records.correct', { id: await w.idOf('a.png'), value: 'Hallo' })
    await w.until(async () => (await w.problem())?.code === 'sheet.open')
    expect(readFileSync(w.file)).toEqual(before)
    expect(w.names().filter((name) => name.endsWith('.xlsx'))).toEqual(
      [path.basename(lock), path.basename(w.file)].toSorted(),
    )
    const { files } = await w.fovea.call('folders.pending', { id: w.id })
    expect(files).toMatchObject([{ file: w.file, state: 'delivering', error: { code: 'sheet.open' } }])
    rmSync(lock)
    await w.untilDone(3)
    expect((await readSheet(w.file))[1]?.[0]).toBe('Hallo')
    expect(await w.problem()).toBe(null)
  })

  it('is left alone and reported if somebody replaced its content, and another one is begun', async () => {
    const w = await sheetFolder({ sheet: 'csv' })
    writeFileSync(w.file, 'my own\r\n')
    await w.fovea.call('records.correct', { id: await w.idOf('a.png'), value: 'Hallo' })
    await w.untilDone(3)
    const next = w.file.replace('.csv', ' (2).csv')
    expect(w.text()).toBe('my own\r\n')
    expect(contentsIn(readFileSync(next, 'utf8'))).toEqual(['Hallo', 'Hello', 'Hello'])
    expect(await w.problem()).toMatchObject({ code: 'sheet.left', data: { path: w.file, next } })
  })

  it('is written again after it was deleted, and never over a file of somebody else', async () => {
    const dir = tempDir('watched')
    const file = path.join(dir, `${path.basename(dir)}.csv`)
    writeFileSync(file, 'content,confidence,looked at,image,record\r\n')
    const w = await sheetFolder({ sheet: 'csv' }, { dir })
    expect(w.text()).toBe('content,confidence,looked at,image,record\r\n')
    const ours = file.replace('.csv', ' (2).csv')
    rmSync(ours)
    await w.fovea.call('records.correct', { id: await w.idOf('a.png'), value: 'Hallo' })
    await w.untilDone(3)
    expect(contentsIn(w.text())).toEqual([])
    expect(contentsIn(readFileSync(ours, 'utf8'))).toEqual(['Hallo', 'Hello', 'Hello'])
  })

  it('keeps the rows of records that are deleted by their age', async () => {
    const w = await sheetFolder({ sheet: 'csv' })
    await w.fovea.call('settings.set', { keepRecordsDays: 1, trashDays: 1 })
    await w.until(async () => (await w.records()).length === 0, 43_200_000)
    copyFileSync(fixtures.transparent, w.at('e.png'))
    await w.until(() => w.text().includes('e.png'))
    expect(w.text().match(/,[abce]\.png,/g)).toEqual([',a.png,', ',b.png,', ',c.png,', ',e.png,'])
  })

  it('is written where the rule says, and in a new place when the rule changes', async () => {
    const out = tempDir('out')
    const w = await sheetFolder({ sheet: 'csv' })
    const file = path.join(out, 'books', 'Belege.xlsx')
    const refused = await w.fovea.engine.call(
      'folders.update',
      { id: w.id, sheet: 'csv', sheetFile: file },
      { caller: { kind: 'owner' } },
    )
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'folder.sheetEnding', data: { ending: '.csv' } },
    })
    await w.fovea.call('folders.update', { id: w.id, sheet: 'xlsx', sheetFile: file })
    await w.untilDone(3)
    expect(await readSheet(file)).toHaveLength(4)
    expect(existsSync(w.file)).toBe(true)
    await w.fovea.call('records.correct', { id: await w.idOf('a.png'), value: 'Hallo' })
    await w.untilDone(3)
    expect(contentsIn(w.text())).toEqual(['Hello', 'Hello', 'Hello'])
    expect((await w.folder()).sheetPath).toBe(file)
  })

  it('is continued when a folder is watched again', async () => {
    const w = await sheetFolder({ sheet: 'csv' })
    await w.fovea.call('folders.remove', { id: w.id })
    mkdirSync(w.at('new'))
    copyFileSync(fixtures.transparent, w.at('new/d.png'))
    const { id } = await w.fovea.call('folders.add', { path: w.dir, sheet: 'csv' })
    await w.until(async () => {
      const { folders } = await w.fovea.call('folders.list', {})
      const counts = folders.find((each) => each.id === id)?.counts
      return counts?.done === 4 && counts.undelivered === 0
    })
    expect(w.text().match(/,[abcd]\.png,/g)).toEqual([',a.png,', ',b.png,', ',c.png,', ',d.png,'])
  })
})
