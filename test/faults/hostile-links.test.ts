// Places links and swaps folders in a watched folder, as an attacker with write access could: nothing is written outside
// of the folder, nothing runs for ever, and failures are reported.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const { hello } = fixtures
const canLink = process.platform !== 'win32'

type Watched = Awaited<ReturnType<typeof watchedFolder>>

/** Waits until a delivery is parked. */
const untilParked = (w: Watched) => w.until(async () => (await w.counts()).parked === 1)

/** The code of the fault of the parked delivery. */
async function faultOf(w: Watched) {
  const { files } = await w.fovea.call('folders.pending', { id: w.id })
  return files.find(({ state }) => state === 'parked')?.error?.code
}

describe.skipIf(!canLink)('in the place of a file of a result', () => {
  it.each<[string, (at: string, elsewhere: string) => void]>([
    ['a link to nowhere', (at) => symlinkSync('/nowhere/at/all', at)],
    ['a link to a file that could be made', (at, dir) => symlinkSync(path.join(dir, 'made'), at)],
    ['a link to a file', (at, dir) => linkTo(at, path.join(dir, 'notes'), 'my own notes')],
    ['a link to an empty file', (at, dir) => linkTo(at, path.join(dir, 'empty'), '')],
    ['a link to the same text', (at, dir) => linkTo(at, path.join(dir, 'same'), 'Hello\n')],
    ['a link to a folder', (at, dir) => symlinkSync(dir, at)],
    ['a link to itself', (at) => symlinkSync(path.basename(at), at)],
    ['a pipe', (at) => execFileSync('mkfifo', [at])],
    ['a folder', (at) => mkdirSync(at)],
  ])('%s is left alone, and the next free name is used', async (_, lay) => {
    const elsewhere = tempDir('elsewhere')
    const w = await watchedFolder({ writes: ['text'], sheet: 'csv' })
    const sheet = path.basename(w.dir)
    for (const name of ['scan.txt', `${sheet}.csv`]) lay(w.at(name), elsewhere)
    const before = contentsOf(elsewhere)
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(readFileSync(w.at('scan (2).txt'), 'utf8')).toBe('Hello\n')
    expect(readFileSync(w.at(`${sheet} (2).csv`), 'utf8')).toContain(',scan.png,')
    expect(w.names()).toHaveLength(5)
    expect(contentsOf(elsewhere)).toEqual(before)
  })

  it('a hundred dangling links end in a fault with the reason', async () => {
    const w = await watchedFolder({ writes: ['text'] })
    const names = Array.from({ length: 100 }, (_, at) => (at === 0 ? 'scan.txt' : `scan (${at + 1}).txt`))
    for (const name of names) symlinkSync('/nowhere', w.at(name))
    copyFileSync(hello, w.at('scan.png'))
    await untilParked(w)
    expect(await faultOf(w)).toBe('output.taken')
    expect(w.names()).toEqual(['scan.png', ...names].toSorted())
  })
})

describe.skipIf(!canLink)('a link on the way to a file', () => {
  const wrote = { writes: ['text'] as 'text'[], nameTemplate: 'out/{name}' }

  it.each<[string, (elsewhere: string) => string]>([
    ['to a folder elsewhere', (elsewhere) => elsewhere],
    ['to a folder that could be made', (elsewhere) => path.join(elsewhere, 'made')],
    ['to the folder above', () => '..'],
    ['to itself', () => 'out'],
  ])('%s is refused and reported, and nothing is written through it', async (_, target) => {
    const elsewhere = tempDir('elsewhere')
    const base = tempDir('base')
    const w = await watchedFolder({ ...wrote, outputDir: path.join(base, 'here') })
    mkdirSync(path.join(base, 'here'))
    symlinkSync(target(elsewhere), path.join(base, 'here/out'))
    copyFileSync(hello, w.at('scan.png'))
    await untilParked(w)
    expect(await faultOf(w)).toBe('output.outside')
    expect(readdirSync(elsewhere)).toEqual([])
    expect(readdirSync(base)).toEqual(['here'])
    expect(existsSync('/nowhere')).toBe(false)
    rmSync(path.join(base, 'here/out'))
    await w.fovea.call('folders.retry', { id: w.id })
    await w.untilDone(1)
    expect(w.names(path.join(base, 'here/out'))).toEqual(['scan.txt'])
  })

  it('is followed if it stays inside, or if it leads to the watched folder itself', async () => {
    const base = tempDir('base')
    mkdirSync(path.join(base, 'true/kept'), { recursive: true })
    symlinkSync('true', path.join(base, 'link'))
    symlinkSync('kept', path.join(base, 'true/out'))
    const w = await watchedFolder(wrote, { dir: path.join(base, 'link') })
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    expect(readdirSync(path.join(base, 'true/kept'))).toEqual(['scan.txt'])
  })

  it('prevents moving an image, which stays where it is', async () => {
    const [done, elsewhere] = [tempDir('done'), tempDir('elsewhere')]
    const w = await watchedFolder({ doneDir: done })
    symlinkSync(elsewhere, path.join(done, 'inner'))
    mkdirSync(w.at('inner'))
    copyFileSync(hello, w.at('inner/scan.png'))
    await untilParked(w)
    expect(await faultOf(w)).toBe('output.outside')
    expect(w.exists('inner/scan.png')).toBe(true)
    expect(readdirSync(elsewhere)).toEqual([])
  })
})

describe.skipIf(!canLink)('a folder that is swapped for a link while its image is read', () => {
  it.each([{ writes: ['text' as const] }, { doneDir: 'done' }])(
    'leaves the target of the link unchanged: %o',
    async (rule) => {
      const elsewhere = tempDir('elsewhere')
      const done = tempDir('done')
      copyFileSync(hello, path.join(elsewhere, 'scan.png'))
      const swap = () => {
        renameSync(w.at('inner'), w.at('aside'))
        symlinkSync(elsewhere, w.at('inner'))
      }
      const w = await watchedFolder('doneDir' in rule ? { doneDir: done } : rule, { onRead: () => swap() })
      mkdirSync(w.at('inner'))
      copyFileSync(hello, w.at('inner/scan.png'))
      await untilParked(w)
      expect(await faultOf(w)).toBe('output.outside')
      expect(readdirSync(elsewhere)).toEqual(['scan.png'])
      expect(readlinkSync(w.at('inner'))).toBe(elsewhere)
      expect(w.names(done)).toEqual('doneDir' in rule ? ['inner'] : [])
      expect(w.names(w.at('aside'))).toEqual(['scan.png'])
    },
  )
})

/** Watches a folder with subfolders until its first file is read, so that it follows the events of the system. */
async function followedFolder(dir?: string) {
  const w = await watchedFolder({ writes: ['text'], ignoresUsual: false }, dir === undefined ? {} : { dir })
  copyFileSync(fixtures.chinese, w.at('first.png'))
  await w.untilDone(1)
  const added = async () => (await w.records()).map(({ sourcePath }) => sourcePath).slice(0, -1)
  return { ...w, added }
}

describe.skipIf(!canLink)('a link that is made while the folder is watched', () => {
  it.each([
    ['to a folder', (secret: string) => secret],
    ['to the folder above the folder', (secret: string) => path.dirname(secret)],
    ['to the root of the disk', () => '/'],
  ])('%s is not walked, and nothing behind it is read', async (_, target) => {
    const w = await followedFolder()
    const secret = path.join(tempDir('secret'), 'deep')
    mkdirSync(secret)
    copyFileSync(hello, path.join(secret, 'scan.png'))
    symlinkSync(target(secret), w.at('innocent'))
    await w.clock.advance(600_000)
    copyFileSync(hello, w.at('last.png'))
    await w.untilDone(2)
    expect(await w.added()).toEqual([w.at('last.png')])
    expect(await w.folder()).toMatchObject({ state: 'watching', problem: null, settlingCount: 0 })
  })

  it('in the place of a folder whose files are still arriving leads to no other file', async () => {
    const w = await followedFolder()
    const secret = tempDir('secret')
    copyFileSync(hello, path.join(secret, 'scan.png'))
    mkdirSync(w.at('inner'))
    copyFileSync(hello, w.at('inner/scan.png'))
    await w.untilSettling(1)
    renameSync(w.at('inner'), path.join(tempDir('aside'), 'inner'))
    symlinkSync(secret, w.at('inner'))
    await w.until(async () => (await w.folder()).settlingCount === 0)
    expect(await w.added()).toEqual([])
  })
})

describe.skipIf(!canLink)('a name with backslashes', () => {
  it('is a name, and leads nowhere', async () => {
    const above = tempDir('above')
    const [dir, secret] = [path.join(above, 'in'), path.join(above, 'secret')]
    for (const each of [dir, secret]) mkdirSync(each)
    copyFileSync(hello, path.join(secret, 'scan.png'))
    const w = await followedFolder(dir)
    for (const name of ['..\\secret', 'a\\..\\..\\secret\\other.png']) writeFileSync(w.at(name), '')
    copyFileSync(hello, w.at('b\\c.png'))
    await w.untilDone(2)
    expect(await w.added()).toEqual([w.at('b\\c.png')])
    expect((await w.folder()).problem).toBeNull()
    expect(readdirSync(secret)).toEqual(['scan.png'])
  })
})

describe.skipIf(!canLink)('in the place of an image that was read', () => {
  it.each<[string, (at: string) => void]>([
    ['a pipe', (at) => execFileSync('mkfifo', [at])],
    ['a link', (at) => symlinkSync(hello, at)],
    ['another image', (at) => copyFileSync(fixtures.chinese, at)],
    ['a folder', (at) => mkdirSync(at)],
  ])('%s is neither opened nor exported, and blocks nothing', async (_, lay) => {
    const w = await watchedFolder()
    copyFileSync(hello, w.at('scan.png'))
    await w.untilDone(1)
    rmSync(w.at('scan.png'))
    lay(w.at('scan.png'))
    const [record] = await w.records()
    const image = w.fovea.engine.image(record!.id, owner)
    const opened = image.ok ? await image.value.open() : image
    expect(opened.ok ? 'opened' : opened.error.code).toMatch(/^file\.(notRegular|changed)$/)
    const exported = await w.fovea.call('records.export', {
      ids: [record!.id],
      files: 'each',
      format: 'text',
      withImages: true,
    })
    expect(Object.keys(unzipSync(Buffer.from(exported.content, 'base64')))).toEqual(['scan.txt'])
  })
})

/** Writes a file with this text, and a link to it. */
function linkTo(at: string, file: string, text: string): void {
  writeFileSync(file, text)
  symlinkSync(file, at)
}

function contentsOf(dir: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(dir).map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]),
  )
}
