import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { filesInZip } from './zip.ts'

const zeros = new Uint8Array(100_000)
const archive = zipSync({
  'a.txt': strToU8('hello'),
  'in/b.bin': zeros,
  'c.txt': [strToU8('as it is'), { level: 0 }],
})
const filesOf = (bytes: Uint8Array) => filesInZip(bytes) ?? []
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a zip archive', () => {
  it('gives its files, compressed or stored', async () => {
    const [a, b, c] = filesOf(archive)
    expect([a, b, c].map((file) => `${file?.name} ${file?.sizeBytes}`)).toEqual([
      'a.txt 5',
      'in/b.bin 100000',
      'c.txt 8',
    ])
    expect(textOf(await a!.unpack())).toBe('hello')
    expect(await b!.unpack()).toHaveLength(100_000)
    expect(textOf(await c!.unpack())).toBe('as it is')
  })

  it('never unpacks to more than it announces', async () => {
    const bomb = Uint8Array.from(archive)
    const view = new DataView(bomb.buffer)
    // In the directory entry, the size is 22 bytes before the name.
    const name = Buffer.from(bomb).lastIndexOf('in/b.bin')
    view.setUint32(name - 22, 10, true)
    const file = filesOf(bomb).find((each) => each.name === 'in/b.bin')
    expect(file?.sizeBytes).toBe(10)
    await expect(file!.unpack()).rejects.toThrow(/larger than/)
  })

  it('is refused if a stored file is larger than it announces', () => {
    const liar = Uint8Array.from(archive)
    const name = Buffer.from(liar).lastIndexOf('c.txt')
    new DataView(liar.buffer).setUint32(name - 22, 1, true)
    expect(filesInZip(liar)).toBeNull()
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', strToU8('This is a text that somebody named .zip')],
    ['cut off at its end', archive.subarray(0, archive.length - 30)],
    ['cut off at its beginning', archive.subarray(60)],
  ])('is refused when it is %s', (_, bytes) => {
    expect(filesInZip(bytes)).toBeNull()
  })
})
