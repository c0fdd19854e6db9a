import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createImageStore } from './image-store.ts'

const hash = 'ab12'.repeat(16)
const bytes = Buffer.from('an image')

const incoming = (dir: string) => readdirSync(path.join(dir, 'incoming'))

it('has an image in its place once it is kept, and only then', async () => {
  const store = createImageStore(tempDir())
  const written = await store.write(hash, bytes)
  expect([existsSync(store.pathOf(hash)), store.has(hash)]).toEqual([false, false])
  written.keep()
  expect([readFileSync(store.pathOf(hash)), store.has(hash)]).toEqual([bytes, true])
})

it('keeps one of several copies that are written at the same time, and drops another alone', async () => {
  const dir = tempDir()
  const store = createImageStore(dir)
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => store.write(hash, bytes)))
  third?.drop()
  first?.keep()
  second?.keep()
  expect(incoming(dir)).toEqual([])
  expect(readFileSync(store.pathOf(hash))).toEqual(bytes)
})

it('keeps an image that a power cut left if its record was committed', async () => {
  const dir = tempDir()
  const store = createImageStore(dir)
  await Promise.all([store.write(hash, bytes), store.write(hash, bytes)])
  const afterwards = createImageStore(dir)
  afterwards.completeIncoming((each) => each === hash)
  expect(readFileSync(afterwards.pathOf(hash))).toEqual(bytes)
  expect(incoming(dir)).toEqual([])
})

it('deletes a file that a power cut left half written, even if its record was committed', () => {
  const dir = tempDir()
  mkdirSync(path.join(dir, 'incoming'))
  writeFileSync(path.join(dir, 'incoming', `${hash}.17.tmp`), 'half')
  const store = createImageStore(dir)
  store.completeIncoming((each) => each === hash)
  expect([incoming(dir), store.has(hash)]).toEqual([[], false])
})

it('deletes an image that a power cut left without a record, and nothing else', async () => {
  const dir = tempDir()
  const store = createImageStore(dir)
  ;(await store.write('cd34'.repeat(16), bytes)).keep()
  await store.write(hash, bytes)
  store.completeIncoming(() => false)
  expect(incoming(dir)).toEqual([])
  expect([store.has(hash), store.has('cd34'.repeat(16))]).toEqual([false, true])
})

it('has nothing to complete if no image was ever sent', () => {
  const store = createImageStore(path.join(tempDir(), 'images'))
  expect(() => store.completeIncoming(() => true)).not.toThrow()
})
