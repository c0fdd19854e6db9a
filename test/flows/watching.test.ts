// New files in a watch folder, with a real file system and the real chokidar; the clock and reading are fakes.
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { testEngine } from '../support/engine.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

const hello = fixtures.hello

/** An engine that watches an empty folder, with functions to wait for its files. */
async function watching(options: { includesSubfolders?: boolean } = {}) {
  const clock = fakeClock()
  const dir = tempDir('watched')
  const workers = fakeWorkers((worker) => worker.answer())
  const fovea = await testEngine({ clock, workers: workers.host })
  const names = async () => {
    const { records } = await fovea.call('records.list', {})
    return records.map((record) => record.filename).sort()
  }
  /** Waits until these files were read, because the file system reports them with a delay. */
  const expectNames = (...expected: string[]) =>
    vi.waitFor(async () => expect(await names()).toEqual(expected), { timeout: 60_000 })
  const settling = async () => (await fovea.call('folders.list', {})).folders[0]?.settlingCount
  const folder = async () => {
    const added = await fovea.call('folders.add', { path: dir, ...options })
    await clock.advance(0)
    return added
  }
  /** Waits for the real events of chokidar, then lets the settle time pass at once. */
  const untilSettling = (count: number) =>
    vi.waitUntil(async () => (await settling()) === count, { timeout: 60_000 })
  return { clock, dir, fovea, names, expectNames, settling, folder, untilSettling }
}

describe('a watch folder', () => {
  it('reads existing files once, after they have settled', async () => {
    const { clock, dir, names, expectNames, folder, untilSettling } = await watching()
    copyFileSync(hello, path.join(dir, 'before.png'))
    await folder()
    await untilSettling(1)
    expect(await names()).toEqual([])
    await clock.advance(5000)
    await expectNames('before.png')
    await clock.advance(600_000)
    expect(await names()).toEqual(['before.png'])
  })

  it('has no problem because of a file in it that is no image, as its own spreadsheet', async () => {
    const { dir, fovea, folder, untilSettling } = await watching()
    await folder()
    writeFileSync(path.join(dir, 'watched.xlsx'), 'rows')
    copyFileSync(hello, path.join(dir, 'later.png'))
    await untilSettling(1)
    expect((await fovea.call('folders.list', {})).folders[0]?.problem).toBeNull()
  })

  it('reads a new file only when it has stopped growing', async () => {
    const { clock, dir, fovea, names, expectNames, folder, untilSettling } = await watching()
    await folder()
    const file = path.join(dir, 'scan.png')
    writeFileSync(file, 'half')
    await untilSettling(1)
    await clock.advance(4000)
    copyFileSync(hello, file)
    await clock.advance(4000)
    expect(await names()).toEqual([])
    await clock.advance(5000)
    await clock.advance(5000)
    await expectNames('scan.png')
    const { records } = await fovea.call('records.list', {})
    expect(records).toMatchObject([{ filename: 'scan.png', status: 'done', source: 'folder', error: null }])
  })

  it('reads changed and moved-in files, and no file that was only touched', async () => {
    const { clock, dir, expectNames, folder, untilSettling } = await watching()
    const file = path.join(dir, 'scan.png')
    copyFileSync(hello, file)
    await folder()
    await untilSettling(1)
    await clock.advance(5000)
    await expectNames('scan.png')
    copyFileSync(fixtures.chinese, file)
    await untilSettling(1)
    await clock.advance(5000)
    await expectNames('scan.png', 'scan.png')
    const outside = path.join(tempDir(), 'moved.png')
    copyFileSync(hello, outside)
    renameSync(outside, path.join(dir, 'moved.png'))
    await untilSettling(1)
    await clock.advance(5000)
    await expectNames('moved.png', 'scan.png', 'scan.png')
  })

  it('shows a broken image as one failed record, and reads the other files', async () => {
    const { clock, dir, fovea, folder, untilSettling } = await watching()
    writeFileSync(path.join(dir, 'letter.png'), 'Dear Sir or Madam, this is no image at all.')
    copyFileSync(hello, path.join(dir, 'scan.png'))
    await folder()
    await untilSettling(2)
    await clock.advance(600_000)
    const { records } = await fovea.call('records.list', {})
    expect(records.map(({ filename, status }) => `${filename} ${status}`).sort()).toEqual([
      'letter.png failed',
      'scan.png done',
    ])
    expect(records.find((record) => record.status === 'failed')!.error!.message).toContain('text file')
  })

  it('ignores other files, hidden ones and links, and waits for an empty one', async () => {
    const { clock, dir, names, expectNames, settling, folder, untilSettling } = await watching()
    writeFileSync(path.join(dir, 'notes.txt'), 'notes')
    copyFileSync(hello, path.join(dir, '.hidden.png'))
    symlinkSync(hello, path.join(dir, 'link.png'))
    writeFileSync(path.join(dir, 'placeholder.png'), '')
    await folder()
    await untilSettling(1)
    await clock.advance(60_000)
    expect(await names()).toEqual([])
    expect(await settling()).toBe(1)
    copyFileSync(hello, path.join(dir, 'placeholder.png'))
    await clock.advance(20_000)
    await clock.advance(20_000)
    await expectNames('placeholder.png')
  })

  it('reads subfolders only if the option is set', async () => {
    const deep = await watching()
    mkdirSync(path.join(deep.dir, 'inner'))
    copyFileSync(hello, path.join(deep.dir, 'inner/deep.png'))
    await deep.folder()
    await deep.untilSettling(1)
    await deep.clock.advance(5000)
    await deep.expectNames('deep.png')

    const flat = await watching({ includesSubfolders: false })
    mkdirSync(path.join(flat.dir, 'inner'))
    copyFileSync(hello, path.join(flat.dir, 'inner/deep.png'))
    await flat.folder()
    await flat.clock.advance(600_000)
    expect(await flat.names()).toEqual([])
  })

  it('finds a file at the next scan if its event was lost', async () => {
    const { clock, dir, expectNames, folder } = await watching()
    await folder()
    copyFileSync(hello, path.join(dir, 'quiet.png'))
    await clock.advance(300_000)
    await clock.advance(5000)
    await expectNames('quiet.png')
  })

  it('that disappears is offline and loses no records; its new files are read when it is back', async () => {
    const { clock, dir, fovea, expectNames, folder, untilSettling } = await watching()
    await folder()
    rmSync(dir, { recursive: true })
    await clock.advance(300_000)
    const state = async () => (await fovea.call('folders.list', {})).folders[0]!.state
    await vi.waitUntil(async () => (await state()) === 'offline', 60_000)
    mkdirSync(dir)
    copyFileSync(hello, path.join(dir, 'back.png'))
    await clock.advance(10_000)
    await untilSettling(1)
    expect(await state()).toBe('watching')
    await clock.advance(5000)
    await expectNames('back.png')
  })

  it('does not read its files again after a restart', async () => {
    const { clock, dir, fovea, expectNames, folder, untilSettling } = await watching()
    copyFileSync(hello, path.join(dir, 'scan.png'))
    await folder()
    await untilSettling(1)
    await clock.advance(5000)
    await expectNames('scan.png')
    await fovea.engine.close()
    copyFileSync(hello, path.join(dir, 'new.png'))
    const again = await testEngine({
      dataDir: fovea.dataDir,
      clock,
      workers: fakeWorkers((each) => each.answer()).host,
    })
    const names = async () => (await again.call('records.list', {})).records.map((record) => record.filename)
    await vi.waitUntil(
      async () => (await again.call('folders.list', {})).folders[0]?.settlingCount === 1,
      60_000,
    )
    await clock.advance(5000)
    await vi.waitFor(async () => expect(await names()).toEqual(['new.png', 'scan.png']), 60_000)
    await clock.advance(600_000)
    expect(await names()).toEqual(['new.png', 'scan.png'])
  })

  it('reads nothing while it is paused', async () => {
    const { clock, dir, fovea, names, expectNames, folder, untilSettling } = await watching()
    const { id } = await folder()
    expect((await fovea.call('folders.update', { id, isPaused: true })).state).toBe('paused')
    copyFileSync(hello, path.join(dir, 'scan.png'))
    await clock.advance(600_000)
    expect(await names()).toEqual([])
    await fovea.call('folders.update', { id, isPaused: false })
    await untilSettling(1)
    await clock.advance(5000)
    await expectNames('scan.png')
  })

  it.skipIf(process.getuid?.() === 0)(
    'is refused if it is not readable (skipped as root, who may read everything)',
    async () => {
      const { dir, fovea } = await watching()
      chmodSync(dir, 0o000)
      const outcome = await fovea.engine.call('folders.add', { path: dir }, { caller: { kind: 'owner' } })
      chmodSync(dir, 0o700)
      expect(outcome).toMatchObject({ ok: false, error: { code: 'file.noRights' } })
    },
  )

  it('is refused with the reason if watching it could only do harm', async () => {
    const { dir, fovea, folder } = await watching()
    await folder()
    const tryToWatch = (where: string) =>
      fovea.engine.call('folders.add', { path: where }, { caller: { kind: 'owner' } })
    mkdirSync(path.join(dir, 'inner'))
    appendFileSync(path.join(dir, 'file.txt'), 'x')
    const outcomes = await Promise.all(
      [
        dir,
        path.join(dir, 'inner'),
        path.dirname(dir),
        fovea.dataDir,
        path.join(dir, 'file.txt'),
        '/not/there',
      ].map(tryToWatch),
    )
    expect(outcomes.map((outcome) => (outcome.ok ? 'ok' : outcome.error.code))).toEqual([
      'folder.watched',
      'folder.watched',
      'folder.ownData',
      'folder.ownData',
      'folder.notFolder',
      'file.gone',
    ])
  })
})
