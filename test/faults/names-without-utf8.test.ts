// File names that are not UTF-8, as archives and old disks bring them: Node sees a replacement character in their place.
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

const { hello, chinese } = fixtures
const seen = 'scan\ufffd.png'
/** The path of a file whose name has this byte where Node shows a replacement character. */
const fileIn = (dir: string, byte: number) =>
  Buffer.concat([Buffer.from(`${dir}/scan`), Buffer.from([byte]), Buffer.from('.png')])

// Other systems refuse such names.
it.skipIf(process.platform !== 'linux')(
  'a file is read, exported and moved under what Node sees of its name',
  async () => {
    const doneDir = tempDir('done')
    const w = await watchedFolder({ writes: ['text'], doneDir })
    mkdirSync(w.at('inner'))
    copyFileSync(hello, fileIn(w.at('inner'), 0xfc))
    await w.untilDone(1)
    expect(await w.records()).toMatchObject([{ status: 'done', filename: seen }])
    expect(readdirSync(path.join(doneDir, 'inner')).sort()).toEqual(['scan\ufffd.txt', seen].sort())
    expect(readdirSync(w.at('inner'))).toEqual([])
  },
)

it.skipIf(process.platform !== 'linux')(
  'two that look the same are told, until one of them is gone',
  async () => {
    const w = await watchedFolder()
    copyFileSync(hello, fileIn(w.dir, 0xfc))
    copyFileSync(chinese, fileIn(w.dir, 0xe9))
    await w.untilDone(1)
    w.fovea.engine.wake()
    await w.until(async () => (await w.folder()).problem?.code === 'folder.sameNames')
    rmSync(fileIn(w.dir, 0xe9))
    await w.until(async () => (await w.folder()).problem === null, 10)
  },
)
