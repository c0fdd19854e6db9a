import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fakeClock } from '../../test/support/fake-clock.ts'
import { canMount, readOnlyFolder } from '../../test/support/mount.ts'
import { createDiskSpace, isFullNow } from './disk-space.ts'

it('a disk is full below the minimum of free space, and has space again only somewhat above it', () => {
  expect([100, 99].map((free) => isFullNow(false, free, 100))).toEqual([false, true])
  expect([100, 124, 125].map((free) => isFullNow(true, free, 100))).toEqual([true, true, false])
  expect(isFullNow(false, 0, 0)).toBe(false)
})

it.skipIf(!canMount())(
  'a disk that became read-only is not called full, and is used again later',
  async () => {
    const { dir, makeWritable } = readOnlyFolder()
    const clock = fakeClock()
    const log = { info: () => undefined, error: () => undefined }
    const disk = createDiskSpace({ dir, minBytes: () => 0, clock, log, onChange: () => undefined })
    const write = () => writeFileSync(path.join(dir, 'image'), 'bytes')
    expect(() => disk.ifSpace(write)).not.toThrow()
    expect([disk.isFull(), disk.fault()]).toEqual([true, { code: 'disk.readOnly', data: { path: dir } }])
    disk.start()
    await clock.advance(15_000)
    expect(disk.isFull()).toBe(true)
    makeWritable()
    await expect
      .poll(async () => {
        await clock.advance(15_000)
        return disk.isFull()
      })
      .toBe(false)
    await disk.close()
  },
)
