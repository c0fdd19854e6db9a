import { linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { moveImage } from './move-image.ts'
import { placeFile, type PlaceTask } from './place-file.ts'
import { sha256 } from '../../files/user-folder.ts'

const taskIn = (dir: string, part: Partial<PlaceTask> = {}): PlaceTask => ({
  place: { base: dir, file: path.join(dir, 'a.txt') },
  ending: '.txt',
  content: 'Hello\n',
  id: 'rec-text',
  before: null,
  belongsToOther: () => false,
  ...part,
})

it('writes a file again that a killed run left half-written, and leaves nothing else', async () => {
  const dir = tempDir()
  writeFileSync(path.join(dir, '.fovea-rec-text.tmp'), 'Hel')
  expect(await placeFile(taskIn(dir))).toMatchObject({ ok: true })
  expect(readdirSync(dir)).toEqual(['a.txt'])
})

it('removes the temporary name of a file whose run was killed right after it got its final name', async () => {
  const dir = tempDir()
  writeFileSync(path.join(dir, 'a.txt'), 'Hello\n')
  linkSync(path.join(dir, 'a.txt'), path.join(dir, '.fovea-rec-text.tmp'))
  expect(await placeFile(taskIn(dir))).toMatchObject({ ok: true })
  expect(readdirSync(dir)).toEqual(['a.txt'])
})

it('takes another name if the file with it was written by somebody else, or for another image', async () => {
  const dir = tempDir()
  writeFileSync(path.join(dir, 'a.txt'), 'a letter\n')
  writeFileSync(path.join(dir, 'a (2).txt'), 'Hello\n')
  const belongsToOther = (file: string) => file.endsWith('(2).txt')
  expect(await placeFile(taskIn(dir, { belongsToOther }))).toMatchObject({
    value: { path: path.join(dir, 'a (3).txt') },
  })
  expect(readFileSync(path.join(dir, 'a.txt'), 'utf8')).toBe('a letter\n')
})

it('completes a move that was killed between the new name and the removal of the old one', async () => {
  const dir = tempDir()
  const [from, to] = ['a.png', 'done.png'].map((name) => ({ base: dir, file: path.join(dir, name) }))
  if (!from || !to) throw new Error('two places')
  writeFileSync(from.file, 'image')
  writeFileSync(to.file, 'image')
  writeFileSync(path.join(dir, '.fovea-rec.tmp'), 'image')
  const hash = sha256(Buffer.from('image'))
  expect(await moveImage({ from, to, hash, id: 'rec' })).toEqual({ ok: true, value: 'moved' })
  expect(readdirSync(dir)).toEqual(['done.png'])
})
