import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { maxUnpackedBytes, unpacksTooLarge } from './unpacked-size.ts'

/** A PDF with one stream that is packed twice. */
function withStream(size: number, type = '/Type/ObjStm/N 1/First 4'): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(size, 32), { level: 1 }))
  const dictionary = `<<${type}/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>`
  const head = `%PDF-1.7\n1 0 obj\n${dictionary}stream\r\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF')])
}

it.each([
  ['an object stream of a few KB', withStream(maxUnpackedBytes + 1), true],
  ['one whose name is escaped', withStream(maxUnpackedBytes + 1, '/Type/Obj#53tm'), true],
  ['a small one', withStream(1000), false],
  ['another stream, which nobody unpacks', withStream(maxUnpackedBytes + 1, '/Type/XObject'), false],
])('knows before a PDF is opened whether it unpacks to too much: %s', (_, pdf, isTooLarge) => {
  expect(pdf.length).toBeLessThan(10_000)
  expect(unpacksTooLarge(pdf)).toBe(isTooLarge)
})
