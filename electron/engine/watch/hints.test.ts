import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { openHints } from './hints.ts'

function listening() {
  const root = tempDir()
  const told: string[] = []
  const refused: unknown[] = []
  const hints = openHints(root, {
    onHint: (file) => void told.push(file),
    onRefused: (error) => void refused.push(error),
  })
  onTestFinished(() => hints.close())
  const at = (file: string) => path.join(root, file)
  const identityOf = (dir: string) => String(lstatSync(at(dir)).ino)
  return { hints, told, refused, at, follow: (dir: string) => hints.follow(dir, identityOf(dir)) }
}

it('tells of what lands in a directory as soon as it is followed, and of what becomes of it', async () => {
  const { told, at, follow } = listening()
  mkdirSync(at('a b/ä'), { recursive: true })
  await follow('')
  await follow('a b/')
  await follow('a b/ä/')
  writeFileSync(at('a b/ä/x.png'), 'x')
  await expect.poll(() => told).toContain('a b/ä/x.png')
  renameSync(at('a b/ä/x.png'), at('y.png'))
  await expect.poll(() => told).toContain('y.png')
})

it('tells of a directory that was made in one that it follows', async () => {
  const { told, at, follow } = listening()
  await follow('')
  mkdirSync(at('new'))
  await expect.poll(() => told).toContain('new')
})

it('follows a directory that was made again under its name', async () => {
  const { told, at, follow } = listening()
  mkdirSync(at('day'))
  await follow('day/')
  renameSync(at('day'), at('yesterday'))
  mkdirSync(at('day'))
  await follow('day/')
  writeFileSync(at('day/x.png'), 'x')
  await expect.poll(() => told).toContain('day/x.png')
})

it('waits for no directory that is gone, and takes it for no refusal', async () => {
  const { hints, refused, at, follow } = listening()
  mkdirSync(at('gone'))
  const identity = String(lstatSync(at('gone')).ino)
  rmSync(at('gone'), { recursive: true })
  await hints.follow('gone/', identity)
  await follow('')
  expect(refused).toEqual([])
})

// Elsewhere the system tells of the whole tree.
it.runIf(process.platform === 'linux')(
  'tells nothing of what it was told to leave, nor after its end',
  async () => {
    const { hints, told, at, follow } = listening()
    mkdirSync(at('left'))
    await follow('')
    await follow('left/')
    await hints.keepOnly(new Set(['']))
    writeFileSync(at('left/x.png'), 'x')
    writeFileSync(at('kept.png'), 'x')
    await expect.poll(() => told).toContain('kept.png')
    expect(told.filter((file) => file.startsWith('left/'))).toEqual([])
    await hints.close()
    const count = told.length
    writeFileSync(at('after.png'), 'x')
    await new Promise((resolve) => setImmediate(resolve))
    expect(told).toHaveLength(count)
  },
)

it('lets nobody wait for what begins while it ends', async () => {
  const { hints, at, follow } = listening()
  mkdirSync(at('late'))
  const following = follow('late/')
  await hints.close()
  await following
  await expect(follow('')).resolves.toBeUndefined()
})
