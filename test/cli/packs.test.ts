// `fovea pack`: the commands that manage engine packs.
import path from 'node:path'
import { expect, it } from 'vitest'
import { makePack } from '../support/packs.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'
import { runProcess } from './support/processes.ts'

it('a pack is added from a folder and used, and the bundled one is used again once it is removed', async () => {
  const data = tempDir()
  const pack = (...args: string[]) => fovea(['pack', ...args, '--data', data])
  const folder = makePack()
  const added = await runProcess(['pack', 'add', path.basename(folder), '--data', data], {
    cwd: path.dirname(folder),
  })
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(added.stdout)).toMatchObject({ name: 'mine', isChosen: false })
  expect(await pack('add', folder)).toMatchObject({
    code: 64,
    stderr: expect.stringContaining('fovea: There is already an engine pack mine.') as string,
  })
  expect(JSON.parse((await pack('use', 'mine')).stdout)).toMatchObject({ isChosen: true })
  expect(JSON.parse((await pack('list')).stdout)).toMatchObject({
    packs: [
      { name: 'pp-ocrv4', isBoxed: true, isChosen: false },
      { name: 'mine', isChosen: true },
    ],
  })
  expect(await pack('check', 'pp-ocrv4')).toMatchObject({ code: 0 })
  const removed = await pack('remove', 'mine')
  expect(JSON.parse(removed.stdout)).toEqual({ removed: 1, wasChosen: true, chosen: 'pp-ocrv4' })
  expect(await pack('remove', 'pp-ocrv4')).toMatchObject({ code: 64 })
})

it('the catalogue is listed with its addresses, and only what is in it can be got', async () => {
  const data = tempDir()
  const listed = await fovea(['pack', 'catalogue', '--data', data])
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  const { packs } = JSON.parse(listed.stdout) as { packs: { name: string; files: { url: string }[] }[] }
  expect(packs[0]!.name).toBe('pp-ocrv6-small')
  expect(packs[0]!.files.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/^https:.+rec_small\.onnx$/),
  )
  expect(await fovea(['pack', 'get', 'nobody', '--data', data])).toMatchObject({
    code: 64,
    stderr: expect.stringContaining(
      'The catalogue has no engine pack nobody. It has: pp-ocrv6-small',
    ) as string,
  })
})
