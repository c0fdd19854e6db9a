// Sends small files that unpack to far more than their size to the service in its own process with real readers: their
// use of processor time and memory is measured.
import { expect, describe, it } from 'vitest'
import { sum } from '../bench/average.ts'
import { childrenOf, cpuTimes, peakBytes } from '../bench/usage.ts'
import { bombsByHeader, gif, packedPicture, packedProfile, packedText, png, webp } from './support/bombs.ts'
import { dataUrl, sharedServiceProcess, expectError } from './support/service.ts'

const service = sharedServiceProcess()

async function recordCount(): Promise<number> {
  return (await service().server.call('records.list', { limit: 1 })).total
}

/** The processor time of the server and its readers, which does not depend on how busy the machine is. */
function workedMs(): number {
  const pid = Number(service().server.child.pid)
  return sum([pid, ...childrenOf(pid)].map((each) => cpuTimes(each)?.ownMs ?? 0))
}

describe('a bomb', () => {
  const small = { width: 200, height: 200 }

  it.each(bombsByHeader)('is refused by its header, and nothing is unpacked: %s', async (_, make) => {
    const image = dataUrl(await make())
    const before = await recordCount()
    const workedBefore = workedMs()
    const answer = await service().read('text', image)
    expectError(answer, 400, /pixels, and the maximum is/)
    expect(workedMs() - workedBefore).toBeLessThan(1000)
    expect(await recordCount()).toBe(before)
  })

  it.each<[string, 200 | 400, () => Buffer | Promise<Buffer>]>([
    ['a WebP with a small canvas and an enormous picture', 400, () => webp([200, 200], [16_384, 16_384])],
    [
      'a PNG with a text that unpacks to 500 MB',
      400,
      async () => png({ ...small, before: [await packedText(5e8)] }),
    ],
    [
      'a PNG with a colour profile that unpacks to 500 MB',
      400,
      async () => png({ ...small, before: [await packedProfile(5e8)] }),
    ],
    // An image of the stated size, followed by surplus data.
    [
      'a PNG whose picture unpacks to 500 MB',
      200,
      async () => png({ ...small, picture: await packedPicture(5e8) }),
    ],
    ['a GIF of 100,000 frames', 200, () => gif([200, 200], [200, 200], 100_000)],
  ])('is answered after little work and without much memory: %s is %i', async (_, status, make) => {
    const image = dataUrl(await make())
    const workedBefore = workedMs()
    expect((await service().read('text', image)).status).toBe(status)
    // Reading may have to start a reading process and load a model.
    expect(workedMs() - workedBefore).toBeLessThan(status === 400 ? 1000 : 4000)
  })

  it('never made the server or a reader use a gigabyte of memory', () => {
    const pid = Number(service().server.child.pid)
    for (const each of [pid, ...childrenOf(pid)]) expect(peakBytes(each)).toBeLessThan(1024 ** 3)
  })
})
