import { expect, it } from 'vitest'
import { createFormParser } from './form.ts'

const type = 'multipart/form-data; boundary=x'
const part = (head: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n${content}\r\n`
const form = Buffer.from(
  part('name="a"; filename="b.png"', 'X-Other: 1\r\n\r\n\r\n--y\r\n--') +
    part('name="empty"', '') +
    '--x--\r\n',
)

/** Parses a form of which so many bytes arrive at a time. */
function parse(body: Buffer<ArrayBuffer>, stepBytes: number) {
  const parser = createFormParser(type)
  for (let size = stepBytes; size < body.length + stepBytes; size += stepBytes) {
    const parsed = parser.advance(body.subarray(0, size))
    if (!parsed.ok) return { failedAfter: size }
  }
  const parts = parser.finish(body)
  return parts.ok && parts.value.map((one) => ({ ...one, bytes: one.bytes.toString() }))
}

it.each([1, 2, 7, 1000])('gives the same parts, however it is cut: %i bytes at a time', (stepBytes) => {
  expect(parse(form, stepBytes)).toEqual([
    { name: 'a', filename: 'b.png', bytes: '\r\n--y\r\n--' },
    { name: 'empty', bytes: '' },
  ])
})

it('fails with the part that is broken, or one too many, and not at the end', () => {
  const many = Buffer.from(part('name="f"', '\r\na').repeat(200))
  expect(parse(many, 100)).toEqual({ failedAfter: many.length / 2 + 100 })
  const nameless = Buffer.from(part('filename="f"', '\r\na').repeat(20))
  expect(parse(nameless, 10)).toEqual({ failedAfter: 60 })
})

it('fails at its end if a part is cut off', () => {
  expect(parse(form.subarray(0, -8), 10)).toBe(false)
})
