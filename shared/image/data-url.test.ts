import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultText } from '../faults.ts'
import { isDataUrl, parseDataUrl } from './data-url.ts'

const at = { path: 'document.image_url', name: 'scan.png' }

function why(url: string): string {
  const result = parseDataUrl(url, at)
  return result.ok ? 'accepted' : faultText(result.error)
}

test('any bytes come back unchanged, wherever the text has line breaks', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.array(fc.nat(400)), (bytes, breaks) => {
      const text = Array.from(Buffer.from(bytes).toString('base64'))
      for (const place of breaks) text.splice(place, 0, '\n')
      const result = parseDataUrl(`data:image/png;base64,${text.join('')}`, at)
      expect(result).toEqual({ ok: true, value: { mediaType: 'image/png', bytes: Uint8Array.from(bytes) } })
    }),
  )
})

test('line breaks and spaces within the data are skipped', () => {
  const result = parseDataUrl(' data:image/jpeg;base64, aGVs\r\n bG8\t=\n', at)
  expect(result.ok && Buffer.from(result.value.bytes).toString()).toBe('hello')
})

test('a media type may have parameters and is returned in lowercase', () => {
  const result = parseDataUrl('DATA:Image/PNG;charset=utf-8;BASE64,aGk=', at)
  expect(result.ok && result.value.mediaType).toBe('image/png')
})

test('no data gives no bytes, which the image check reports', () => {
  expect(parseDataUrl('data:image/png;base64,', at)).toMatchObject({
    ok: true,
    value: { bytes: new Uint8Array(0) },
  })
})

test.each([
  ['data:image/png;base64', 'the comma before the data is missing'],
  ['data:;base64,aGk=', 'does not begin with data:<media_type>;base64,'],
  ['data:image/png,aGk=', 'it is not marked as ;base64'],
  ['data:image/png;base64,aGk', 'its end or its = padding is missing'],
  ['data:image/png;base64,aGkxa', 'its end or its = padding is missing'],
  ['data:image/png;base64,aG=k', 'the padding = stands within the data, at character 3'],
  ['data:image/png;base64,aGk===', 'the padding = stands within the data'],
  ['data:image/png;base64,ab-_', 'the URL-safe alphabet'],
  ['data:image/png;base64,aGk%3D', 'percent-encoded'],
  ['data:image/png;base64,aG!=', 'character 3 of its data, "!", is not base64'],
  ['data:image/png;base64,aG\u{1f600}k', 'character 3 of its data, "\u{1f600}", is not base64'],
])('%s is refused with the reason', (url, reason) => {
  expect(why(url)).toContain(reason)
  expect(why(url)).toContain('document.image_url is not a valid data URL')
})

test('ten megabytes are decoded, and one byte more is refused before decoding', () => {
  const largest = Buffer.alloc(10 * 1024 * 1024, 'fovea')
  const url = `data:image/png;base64,${largest.toString('base64')}`
  const result = parseDataUrl(url, at)
  expect(result.ok && Buffer.compare(result.value.bytes, largest)).toBe(0)
  // None of its characters is base64; decoding would have reported that instead.
  const more = '!'.repeat(Math.ceil(((largest.length + 1) * 4) / 3))
  expect(parseDataUrl(`data:image/png;base64,${more}`, at)).toEqual({
    ok: false,
    error: { code: 'image.size', data: { name: 'scan.png', sizeBytes: 10485761, maxBytes: 10485760 } },
  })
})

test('whitespace does not count against the size', () => {
  const wrapped = Buffer.alloc(10 * 1024 * 1024)
    .toString('base64')
    .replace(/.{76}/g, '$&\r\n')
  expect(why(`data:image/png;base64,${wrapped}`)).toBe('accepted')
})

test('only what begins with data: is a data URL', () => {
  expect(isDataUrl('data:image/png;base64,')).toBe(true)
  expect(isDataUrl('https://example.com/data:')).toBe(false)
})
