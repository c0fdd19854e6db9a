import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileInTar } from './tar.ts'

/** Makes an archive: each entry has a name and the size in its header, and five bytes of content. */
function tarOf(...files: readonly (readonly [name: string, size: string])[]): Uint8Array {
  const archive = new Uint8Array(1024 * (files.length + 1))
  files.forEach(([name, size], at) => {
    archive.set(strToU8(name), at * 1024)
    archive.set(strToU8(size), at * 1024 + 124)
    archive.set(strToU8('hello'), at * 1024 + 512)
  })
  return archive
}

const extractB = (archive: Uint8Array) => fileInTar(archive, (name) => name === 'b')

describe('a tar archive', () => {
  it('gives the requested file, and null if it is not in it', () => {
    expect(extractB(tarOf(['a', '00000000005'], ['b', '00000000005']))).toEqual(strToU8('hello'))
    expect(extractB(tarOf(['a', '00000000005']))).toBeNull()
  })

  it('gives no file that is cut off', () => {
    expect(extractB(tarOf(['b', '00000007777']))).toBeNull()
  })

  // A negative size was an endless loop once.
  it.each(['-1000', '-2000', '', '8', '0x10'])('is not read beyond a file of the size "%s"', (size) => {
    expect(extractB(tarOf(['a', size], ['b', '00000000005']))).toBeNull()
  })
})
