// Reads ten images with a real reading process. The other tests of the gate replay recorded Pages, so these show that the
// reader still gives them; the long run compares every recorded Page.
import { afterAll, expect, it } from 'vitest'
import { knownImages } from '../support/replay/known-images.ts'
import { linesOf, loadFixture } from '../support/replay/page-fixtures.ts'
import { openRealReader } from '../support/replay/real-reader.ts'

const images = knownImages()
const hashes = new Map([...images].map(([hash, file]) => [file, hash]))
const reader = openRealReader(() => undefined)
afterAll(() => reader.close())

it.each([
  ['an English letter', 'samples/letter.png'],
  ['a Chinese notice', 'samples/notice-zh.png'],
  ['a photographed receipt', 'samples/receipt.jpg'],
  ['an invoice with a table', 'samples/invoice.png'],
  ['a photo that lies on its side', 'test/fixtures/exif-6.jpg'],
  ['a HEIC', 'test/fixtures/hello.heic'],
  ['German without a given language', 'test/fixtures/drawn/03f971311d2935c36fff'],
  ['French without a given language', 'test/fixtures/drawn/b0c4ad0733365f3a8d64'],
  ['a locked PDF', 'test/fixtures/drawn/cd9c04b8e251bce822b9'],
  ['a fapiao', 'test/fixtures/drawn/708ba36284c57f735f46'],
])('%s is read as it was recorded', async (_, name) => {
  const [file, hash] = [...hashes].find(([known]) => known.endsWith(name)) ?? []
  const fixture = hash === undefined ? null : loadFixture(hash)
  if (file === undefined || hash === undefined || !fixture) throw new Error(`${name} has no recorded Page`)
  const { reads } = await reader.readAgain(hash, file, { ...fixture, crops: [] })
  const texts = reads.map(({ answer }) => linesOf(answer))
  expect(texts).toEqual(fixture.reads.map(({ answer }) => linesOf(answer)))
  expect(texts.flat()).not.toEqual([])
})
