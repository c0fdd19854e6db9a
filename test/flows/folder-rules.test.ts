// Which files a folder's rule takes and when, and the doctor's findings; on a real file system with a fake clock.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  copyFileSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { dropPrivileges } from '../support/unprivileged.ts'
import { fixtures } from '../support/images.ts'
import { canMount, smallDisk } from '../support/mount.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const { hello, chinese } = fixtures

describe('a file that is still being written', () => {
  it('is read once, when complete, even if the copy pauses for longer than the settle time', async () => {
    const w = await watchedFolder()
    const bytes = readFileSync(hello)
    const handle = openSync(w.at('slow.png'), 'w')
    for (let at = 0; at < 4; at++) {
      writeSync(handle, bytes.subarray((bytes.length / 4) * at, (bytes.length / 4) * (at + 1)))
      await w.until(async () => (await w.folder()).settlingCount === 1)
      await w.clock.advance(7000)
    }
    closeSync(handle)
    await w.untilDone(1)
    expect((await w.records()).map((record) => record.status)).toEqual(['done'])
  })

  it('is read only when its last byte is there, even if its space was reserved in advance', async () => {
    const w = await watchedFolder()
    const bytes = readFileSync(hello)
    const handle = openSync(w.at('big.png'), 'w')
    ftruncateSync(handle, bytes.length)
    await w.until(
      async () => (await w.fovea.call('folders.pending', { id: w.id })).files[0]?.state === 'busy',
    )
    writeSync(handle, bytes.subarray(0, 100), 0, 100, 0)
    await w.clock.advance(30_000)
    expect(await w.records()).toEqual([])
    expect((await w.doctor(w.at('big.png')))[0]?.code).toMatch(/file\.(busy|settling)/)
    writeSync(handle, bytes, 0, bytes.length, 0)
    closeSync(handle)
    await w.untilDone(1)
  })

  it('fails as broken if it stays incomplete for too long', async () => {
    const w = await watchedFolder()
    writeFileSync(w.at('cut.png'), readFileSync(hello).subarray(0, 300))
    await w.until(async () => (await w.records()).length === 1, 60_000)
    expect(w.clock.now() - Date.UTC(2026, 10, 21, 12)).toBeGreaterThan(600_000)
  })

  it('leaves nothing behind if it is deleted while it settles', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('gone.png'))
    await w.untilSettling(1)
    rmSync(w.at('gone.png'))
    await w.until(async () => (await w.folder()).settlingCount === 0)
    expect(await w.records()).toEqual([])
    expect(w.fovea.errors).toEqual([])
  })

  it('is read again if it is replaced atomically', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    copyFileSync(chinese, w.at('.a.png.tmp'))
    renameSync(w.at('.a.png.tmp'), w.at('a.png'))
    await w.untilDone(2)
  })
})

describe('a folder with subfolders', () => {
  it('is searched when it is moved in as a whole, and its subfolders become tags', async () => {
    const w = await watchedFolder({ tagsSubfolders: true })
    const outside = tempDir('outside')
    mkdirSync(path.join(outside, 'bills/march'), { recursive: true })
    copyFileSync(hello, path.join(outside, 'bills/march/a.png'))
    copyFileSync(chinese, path.join(outside, 'bills/b.png'))
    await w.until(async () => (await w.folder()).state === 'watching')
    renameSync(path.join(outside, 'bills'), w.at('bills'))
    await w.untilDone(2)
    const tags = (await w.records()).map((record) => `${record.filename} ${record.tags.join('/')}`).sort()
    expect(tags).toEqual(['a.png bills/march', 'b.png bills'])
    const found = await w.fovea.call('records.list', { tag: 'march' })
    expect(found.records.map((record) => record.filename)).toEqual(['a.png'])
  })

  it.skipIf(process.platform === 'win32')(
    'with a pipe, a link to a file and a loop of links is walked to its end',
    async () => {
      const w = await watchedFolder()
      execFileSync('mkfifo', [w.at('pipe.png')])
      symlinkSync(w.dir, w.at('loop'))
      symlinkSync(hello, w.at('link.png'))
      copyFileSync(hello, w.at('real.png'))
      await w.untilDone(1)
      expect((await w.records()).map((record) => record.filename)).toEqual(['real.png'])
      expect((await w.doctor(w.at('link.png')))[0]?.code).toBe('file.special')
      expect((await w.doctor(w.at('pipe.png')))[0]?.code).toBe('file.special')
      expect((await w.doctor(w.dir)).map((each) => each.code)).toContain('folder.links')
    },
  )

  it.skipIf(process.platform === 'win32')(
    'whose rights are taken away waits, and goes on when they are back',
    async () => {
      const w = await watchedFolder()
      const image = readFileSync(hello)
      dropPrivileges(w.dir, w.fovea.dataDir)
      writeFileSync(w.at('a.png'), image)
      chmodSync(w.at('a.png'), 0)
      await w.until(
        async () => (await w.fovea.call('folders.pending', { id: w.id })).files[0]?.state === 'busy',
      )
      expect((await w.doctor(w.at('a.png')))[0]).toMatchObject({ code: 'file.busy', level: 'problem' })
      chmodSync(w.dir, 0)
      await w.until(async () => (await w.folder()).state === 'offline', 300_000)
      chmodSync(w.dir, 0o700)
      chmodSync(w.at('a.png'), 0o600)
      await w.untilDone(1)
      expect((await w.folder()).state).toBe('watching')
    },
  )
})

describe('a machine that slept', () => {
  it('scans all folders when it wakes', async () => {
    const w = await watchedFolder({ noticing: 'polling', pollSeconds: 3600 })
    await w.until(async () => (await w.folder()).state === 'watching')
    await w.clock.advance(1000)
    copyFileSync(hello, w.at('a.png'))
    await w.clock.sleep(120_000)
    await w.untilSettling(1)
  })
})

describe('reading each file once', () => {
  it('the same bytes under another name become a duplicate with a link, and are not read again', async () => {
    const w = await watchedFolder({ writes: ['text'] })
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    copyFileSync(hello, w.at('b.png'))
    await w.untilDone(2)
    const [copy, first] = await w.records()
    expect(copy).toMatchObject({ filename: 'b.png', duplicateOf: first?.id })
    expect(w.exists('b.txt')).toBe(true)
    expect((await w.counts()).duplicates).toBe(1)
    expect((await w.doctor(w.at('b.png'))).map((each) => each.code)).toContain('file.duplicate')
  })

  it('the same bytes under another name get no record if the rule skips duplicates', async () => {
    const w = await watchedFolder({ duplicates: 'skip' })
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    copyFileSync(hello, w.at('b.png'))
    await w.until(async () => (await w.doctor(w.at('b.png')))[0]?.code === 'file.duplicate')
    expect(await w.records()).toHaveLength(1)
  })

  it('a file that was touched or written again unchanged is not read again', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    utimesSync(w.at('a.png'), new Date(), new Date(Date.now() + 5000))
    await w.untilSettling(1)
    await w.until(async () => (await w.folder()).settlingCount === 0)
    expect(await w.records()).toHaveLength(1)
  })

  it('a renamed file keeps its record, which gets the new name', async () => {
    const w = await watchedFolder({ writes: ['text'] })
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    renameSync(w.at('a.png'), w.at('b.png'))
    await w.until(() => w.exists('b.txt'))
    expect(await w.records()).toMatchObject([
      { filename: 'b.png', sourcePath: w.at('b.png'), duplicateOf: null },
    ])
  })

  it('a rescan after a change of the operation reads each file again by the new operation', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    expect(await w.fovea.call('folders.reread', { id: w.id })).toEqual({ forgotten: 1 })
    await w.untilSettling(1)
    await w.until(async () => (await w.folder()).settlingCount === 0)
    const before = (await w.records()).filter((record) => record.duplicateOf === null)
    expect(before).toHaveLength(1)
    await w.fovea.call('folders.update', { id: w.id, operation: 'markdown' })
    await w.fovea.call('folders.reread', { id: w.id })
    await w.until(async () => (await w.records()).some((record) => record.operation === 'markdown'))
  })
})

describe('a rule', () => {
  it('ignores the files that match its patterns, and the doctor names the pattern', async () => {
    const w = await watchedFolder({ include: ['*.png'], ignore: ['drafts/'] })
    mkdirSync(w.at('drafts'))
    for (const name of ['a.png', 'drafts/b.png', 'c.jpg', '~$d.png', 'e.txt']) copyFileSync(hello, w.at(name))
    await w.untilDone(1)
    expect((await w.records()).map((record) => record.filename)).toEqual(['a.png'])
    const why = async (name: string) => (await w.doctor(w.at(name)))[0]
    expect(await why('a.png')).toMatchObject({ code: 'file.done' })
    expect(await why('drafts/b.png')).toMatchObject({ code: 'file.ignored', data: { pattern: 'drafts/' } })
    expect(await why('c.jpg')).toMatchObject({ code: 'file.notIncluded' })
    expect(await why('~$d.png')).toMatchObject({ code: 'file.usual', data: { pattern: '~$*' } })
    expect(await why('e.txt')).toMatchObject({ code: 'file.notImage' })
    expect(await why('nothing.png')).toMatchObject({ code: 'file.missing' })
  })

  it('has a preview of the files that it reads, those it ignores by which pattern, and those it writes', async () => {
    const w = await watchedFolder()
    mkdirSync(w.at('drafts'))
    for (const name of ['scan 10.png', 'scan 9.png', 'a.png', 'drafts/b.png']) copyFileSync(hello, w.at(name))
    const preview = await w.fovea.call('folders.preview', {
      path: w.dir,
      ignore: ['b*'],
      writes: ['markdown'],
      nameTemplate: '{name}-{field:no}',
    })
    expect(preview).toEqual({
      counts: { read: 3, passedOver: 1 },
      sheetPath: null,
      isPartial: false,
      // Numbers are sorted by their value, as people do.
      files: [
        { file: 'a.png', verdict: 'read', pattern: null, writes: [w.at('a-no.md')] },
        { file: 'scan 9.png', verdict: 'read', pattern: null, writes: [w.at('scan 9-no.md')] },
        { file: 'scan 10.png', verdict: 'read', pattern: null, writes: [w.at('scan 10-no.md')] },
        { file: 'drafts/b.png', verdict: 'ignored', pattern: 'b*', writes: [] },
      ],
    })
  })

  it('can be tried on one file, which writes nothing and leaves no record', async () => {
    const w = await watchedFolder({ includesSubfolders: false })
    mkdirSync(w.at('try'))
    copyFileSync(hello, w.at('try/a.png'))
    const tried = await w.fovea.call('folders.try', { path: w.dir, file: 'try/a.png', writes: ['text'] })
    expect(tried.record).toMatchObject({ status: 'done', content: 'Hello' })
    expect(tried.writes).toEqual([{ path: w.at('try/a.txt'), content: 'Hello\n', encoding: 'text' }])
    expect(w.names(w.at('try'))).toEqual(['a.png'])
    expect((await w.fovea.call('records.list', {})).total).toBe(0)
    expect((await w.fovea.call('records.list', { isRemoved: true })).total).toBe(0)
  })

  it.each([
    [{ include: ['[a'] }, 'folder.pattern'],
    [{ nameTemplate: '../{name}' }, 'folder.template'],
    [{ operation: 'json' as const }, 'schema.missing'],
    [{ outputDir: 'relative' }, 'folder.outputRelative'],
    [{ schedule: { days: [], from: '25:00', to: '1' } }, 'input.invalid'],
  ])('is refused if it can not work: %j', async (rule, code) => {
    const w = await watchedFolder()
    const answer = await w.fovea.engine.call('folders.update', { id: w.id, ...rule }, { caller: owner })
    expect(answer).toMatchObject({ ok: false, error: { code } })
  })

  it('asks about existing files, and about no others', async () => {
    const dir = tempDir('watched')
    copyFileSync(hello, path.join(dir, 'old.png'))
    const w = await watchedFolder({ existing: 'ask' }, { dir })
    await w.until(async () => (await w.folder()).state === 'asking')
    expect((await w.counts()).asking).toBe(1)
    await w.clock.advance(60_000)
    expect(await w.records()).toEqual([])
    await w.fovea.call('folders.answer', { id: w.id, existing: 'skip' })
    copyFileSync(chinese, w.at('new.png'))
    await w.untilDone(1)
    expect((await w.records()).map((record) => record.filename)).toEqual(['new.png'])
    expect((await w.doctor(w.at('old.png')))[0]?.code).toBe('file.skipped')
  })

  it('takes files only during its schedule, and says when that begins', async () => {
    // The clock shows noon of a Saturday in UTC.
    const w = await watchedFolder({ schedule: { days: ['sun'], from: '00:00', to: '00:00' } })
    copyFileSync(hello, w.at('a.png'))
    await w.untilSettling(1)
    await w.clock.advance(60_000)
    expect((await w.folder()).state).toBe('resting')
    expect((await w.folder()).opensAt).toBeGreaterThan(w.clock.now())
    expect(await w.records()).toEqual([])
    expect((await w.doctor(w.at('a.png')))[0]?.code).toBe('file.resting')
    await w.until(async () => (await w.counts()).done === 1, 3_600_000)
  })

  it('is exported with its schema, and imported without its program unless that is trusted', async () => {
    const w = await watchedFolder()
    const body = '{"total":""}'
    const schema = await w.fovea.call('schemas.save', { name: 'Bills', body })
    const rule = { operation: 'json' as const, schemaId: schema.id, ignore: ['x*'], command: ['true'] }
    await w.fovea.call('folders.update', { id: w.id, ...rule })
    const { content } = await w.fovea.call('folders.export', { id: w.id })
    const other = await watchedFolder()
    const to = tempDir('to')
    const imported = await other.fovea.call('folders.import', { ruleText: content, path: to })
    expect(imported).toMatchObject({ path: to, operation: 'json', ignore: ['x*'], command: null })
    const trusted = { ruleText: content, path: tempDir('too'), trustsCommand: true }
    expect(await other.fovea.call('folders.import', trusted)).toMatchObject({ command: ['true'] })
    expect((await other.fovea.call('schemas.list', {})).schemas).toMatchObject([{ name: 'Bills', body }])
    const answer = await other.fovea.engine.call('folders.import', { ruleText: '{"a":1}' }, { caller: owner })
    expect(answer).toMatchObject({ ok: false, error: { code: 'folder.ruleText' } })
  })

  it('finds new files by polling, without any file system event', async () => {
    const w = await watchedFolder({ noticing: 'polling', pollSeconds: 2, settleMs: 1000 })
    await w.until(async () => (await w.folder()).noticedBy === 'polling')
    copyFileSync(hello, w.at('a.png'))
    const before = w.clock.now()
    await w.untilDone(1)
    expect(w.clock.now() - before).toBeLessThanOrEqual(10_000)
  })
})

describe('a full disk', () => {
  it.skipIf(!canMount())(
    'of the output folder: results wait, and are written when there is room (needs a private mount)',
    async () => {
      const out = smallDisk('64k')
      writeFileSync(path.join(out, 'ballast'), Buffer.alloc(64 * 1024))
      const w = await watchedFolder({ writes: ['text'], outputDir: out })
      copyFileSync(hello, w.at('a.png'))
      await w.until(
        async () =>
          (await w.fovea.call('folders.pending', { id: w.id })).files[0]?.error?.code === 'disk.full',
      )
      expect(w.names(out)).toEqual(['ballast'])
      rmSync(path.join(out, 'ballast'))
      await w.untilDone(1)
      expect(w.names(out)).toEqual(['a.txt'])
    },
  )

  it('of the data folder: no file is taken and no work begins, and all continues by itself when there is room', async () => {
    const w = await watchedFolder()
    const { trashDays } = await w.fovea.call('settings.set', { minFreeMegabytes: 1_000_000 })
    expect(trashDays).toBe(30)
    await w.until(async () => (await w.folder()).state === 'full', 60_000)
    copyFileSync(hello, w.at('a.png'))
    await w.untilSettling(1)
    await w.clock.advance(60_000)
    expect(await w.records()).toEqual([])
    expect((await w.fovea.call('queue.get', {})).isDiskFull).toBe(true)
    expect((await w.doctor(w.at('a.png')))[0]?.code).toBe('file.diskFull')
    await w.fovea.call('settings.set', { minFreeMegabytes: 0 })
    await w.untilDone(1)
  })
})

const hourMs = 3_600_000

describe('the trash', () => {
  it('keeps removed records for the configured time, and restores them', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('a.png'))
    copyFileSync(chinese, w.at('b.png'))
    await w.untilDone(2)
    const ids = (await w.records()).map((record) => record.id)
    expect(await w.fovea.call('records.remove', { ids })).toEqual({ removed: 2 })
    expect(await w.records()).toEqual([])
    expect((await w.fovea.call('records.list', { isRemoved: true })).total).toBe(2)
    expect(await w.fovea.call('records.restore', { ids: ids.slice(0, 1) })).toEqual({ restored: 1 })
    expect((await w.records()).map((record) => record.id)).toEqual(ids.slice(0, 1))
    await w.fovea.call('settings.set', { trashDays: 1 })
    await w.clock.sleep(2 * 86_400_000)
    // A jump of the clock is trusted only gradually, because it may be corrected.
    expect((await w.fovea.call('records.list', { isRemoved: true })).total).toBe(1)
    await w.until(async () => (await w.fovea.call('records.list', { isRemoved: true })).total === 0, hourMs)
    // The image files themselves belong to the user and are never deleted.
    expect(w.names()).toEqual(['a.png', 'b.png'])
  })

  it('receives records that are older than the configured age of the history', async () => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('a.png'))
    await w.untilDone(1)
    await w.fovea.call('settings.set', { keepRecordsDays: 1 })
    await w.clock.sleep(86_400_000 / 2)
    expect(await w.records()).toHaveLength(1)
    await w.clock.sleep(86_400_000)
    await w.until(async () => (await w.records()).length === 0, hourMs)
    expect(statSync(w.at('a.png')).isFile()).toBe(true)
  })
})
