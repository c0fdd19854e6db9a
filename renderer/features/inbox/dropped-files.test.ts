import { expect, test } from 'vitest'
import { imageLimits } from '../../../shared/limits.ts'
import { isImageName } from '../../../shared/image/filename.ts'
import { pastedName, toReadFault, validateFile } from './dropped-files.ts'

test('images and documents in a folder are added, hidden files are not', () => {
  const names = ['a.PNG', 'b.jpeg', 'c.webp', 'd.txt', '.thumb.png', 'png', 'e.TIFF', 'f.pdf']
  expect(names.filter(isImageName)).toEqual(['a.PNG', 'b.jpeg', 'c.webp', 'e.TIFF', 'f.pdf'])
})

test('a file of exactly the limit is sent, and one byte more is not', () => {
  expect(validateFile({ name: 'a.png', size: imageLimits.maxOwnBytes })).toBeNull()
  expect(validateFile({ name: 'a.png', size: imageLimits.maxOwnBytes + 1 })?.code).toBe('image.size')
})

test('an empty file is not sent', () => {
  expect(validateFile({ name: 'a.png', size: 0 })?.code).toBe('image.empty')
})

test('a pasted image is named by its time, so that two differ', () => {
  const at = new Date(2026, 10, 21, 9, 5, 7).getTime()
  expect(pastedName('pasted', at, 'image/png')).toBe('pasted 09.05.07.png')
  expect(pastedName('pasted', at, 'image/tiff')).toBe('pasted 09.05.07.tif')
})

test('a file that was deleted is reported as gone, an unreadable one as forbidden', () => {
  expect(toReadFault('a.png', new DOMException('', 'NotFoundError')).code).toBe('file.gone')
  expect(toReadFault('a.png', new DOMException('', 'NotReadableError')).code).toBe('file.noRights')
  expect(() => toReadFault('a.png', new Error('a bug'))).toThrow('a bug')
})
