import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { openHints } from './hints.ts'

function listening() {
  const root = tempDir()
  const hinted: string[] = []
  const refused: unknown[] = []
  const hints = openHints(root, {
    onHint: (file) => void hinted.push(file),
    onRefused: (error) => void refused.push(error),
  })
  onTestFinished(() => hints.keepOnly(new Set()))
  const at = (file: string) => path.join(root, file)
  const identityOf = (dir: string) => String(lstatSync(at(dir)).ino)
  return { hints, hinted, refused, at, follow: (dir: string) => hints.follow(dir, identityOf(dir)) }
}

it('reports files that arrive in a followed directory, and what becomes of them', async () => {
  const { hinted, at, follow } = listening()
  mkdirSync(at('a b/ä'), { recursive: true })
  await follow('')
  await follow('a b/')
  await follow('a b/ä/')
  writeFileSync(at('a b/ä/x.png'), 'x')
  await expect.poll(() => hinted).toContain('a b/ä/x.png')
  renameSync(at('a b/ä/x.png'), at('y.png'))
  await expect.poll(() => hinted).toContain('y.png')
})

it('reports a directory that is made in a followed one', async () => {
  const { hinted, at, follow } = listening()
  await follow('')
  mkdirSync(at('new'))
  await expect.poll(() => hinted).toContain('new')
})

it('follows a directory that was made again under the same name', async () => {
  const { hinted, at, follow } = listening()
  mkdirSync(at('day'))
  await follow('day/')
  renameSync(at('day'), at('yesterday'))
  mkdirSync(at('day'))
  await follow('day/')
  writeFileSync(at('day/x.png'), 'x')
  await expect.poll(() => hinted).toContain('day/x.png')
})

it('does not wait for a directory that is gone, and does not take it for a refusal', async () => {
  const { hints, refused, at, follow } = listening()
  mkdirSync(at('gone'))
  const identity = String(lstatSync(at('gone')).ino)
  rmSync(at('gone'), { recursive: true })
  await hints.follow('gone/', identity)
  await follow('')
  expect(refused).toEqual([])
})

// Other systems report events of the whole tree.
it.runIf(process.platform === 'linux')(
  'reports nothing of a directory that it was told to leave, and nothing after it is closed',
  async () => {
    const { hints, hinted, at, follow } = listening()
    mkdirSync(at('left'))
    await follow('')
    await follow('left/')
    await hints.keepOnly(new Set(['']))
    writeFileSync(at('left/x.png'), 'x')
    writeFileSync(at('kept.png'), 'x')
    await expect.poll(() => hinted).toContain('kept.png')
    expect(hinted.filter((file) => file.startsWith('left/'))).toEqual([])
    await hints.keepOnly(new Set())
    const count = hinted.length
    writeFileSync(at('after.png'), 'x')
    await new Promise((resolve) => setImmediate(resolve))
    expect(hinted).toHaveLength(count)
  },
)

it('lets nobody wait for a directory that is followed while it closes', async () => {
  const { hints, at, follow } = listening()
  mkdirSync(at('late'))
  const following = follow('late/')
  await hints.keepOnly(new Set())
  await following
  await expect(follow('')).resolves.toBeUndefined()
})

/** Runs a script in a user namespace of its own, whose limits concern no other program. */
const inNamespace = (script: string) =>
  spawnSync('unshare', ['-Ur', 'sh', '-c', script], { encoding: 'utf8' })
const limit = '/proc/sys/user/max_inotify_instances'

it.skipIf(inNamespace(`echo 0 > ${limit}`).status !== 0)('reports that the system has no more events', () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'hints.ts'))
  const script = `import(${module}).then(({ openHints }) => openHints('.', {
    onHint: () => {},
    onRefused: ({ code }) => { console.log('refused', code); process.exit() },
  }).follow('', '1'))`
  const { stdout } = inNamespace(
    `echo 0 > ${limit}; exec "${process.execPath}" -e '${script.replaceAll("'", '"')}'`,
  )
  expect(stdout).toBe('refused EMFILE\n')
})
