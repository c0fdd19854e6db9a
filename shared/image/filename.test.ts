import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLabel } from './filename.ts'

test.each([
  [{ sent: 'receipt.png' }, 'receipt.png'],
  [{ sent: '发票 2024.jpg', url: 'https://example.com/a.png' }, '发票 2024.jpg'],
  [{ sent: '../../etc/passwd' }, 'passwd'],
  [{ sent: 'C:\\scans\\a.png' }, 'a.png'],
  [{ sent: 'a\0b\r\nc\u001b[31m.png' }, 'abc[31m.png'],
  [{ sent: 'invoice\u202egnp.exe' }, 'invoicegnp.exe'],
  [{ sent: '..', url: 'https://example.com/x/y.webp?size=1#top' }, 'y.webp'],
  [{ url: 'https://example.com/%E5%8F%91%E7%A5%A8.png' }, '发票.png'],
  [{ url: 'https://example.com/a%2Fb%5Cc.png' }, 'c.png'],
  [{ url: 'https://example.com/100%.png' }, '100%.png'],
  [{ url: 'https://example.com/' }, 'image.jpg'],
  [{ url: 'https://example.com' }, 'image.jpg'],
  [{ url: 'https://example.com?file=/a.png' }, 'image.jpg'],
  [{ url: 'data:image/png;base64,aGk/a' }, 'image.jpg'],
  [{ sent: '   ' }, 'image.jpg'],
  [{}, 'image.jpg'],
])('%o is labelled %s', (image, label) => {
  expect(chooseLabel({ ...image, format: 'jpeg' })).toBe(label)
})

test('a long label is cut at 255 characters, and never within a surrogate pair', () => {
  expect(chooseLabel({ sent: 'a'.repeat(300), format: 'png' })).toHaveLength(255)
  const cut = chooseLabel({ sent: 'a'.repeat(254) + '😀.png', format: 'png' })
  expect(cut).toBe('a'.repeat(254))
})

test('whatever is sent, the label is one well-formed line that is no path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.webUrl(), (sent, url) => {
      const label = chooseLabel({ sent, url, format: 'gif' })
      expect(label).toMatch(/^[^/\\\p{Cc}]{1,255}$/u)
      expect(label.isWellFormed()).toBe(true)
    }),
  )
})
