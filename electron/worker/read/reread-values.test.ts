// Real pixels, the real recogniser.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Line } from '../../../shared/page.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { readersWith } from '../../../test/support/read-context.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { installedModels } from '../recognise/models.ts'
import { inFullContrast } from '../prepare/full-contrast.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { createFiles } from '../process/files.ts'
import { rereadValues } from './reread-values.ts'

const files = createFiles()

test('a value is read with the letters that it can be of, and the next one with its own', async () => {
  const file = path.join(tempDir(), 'receipt.png')
  const bytes = await makeTextImage('Date: 31/12/2025\nTotal: 10.60', { ink: '#bbb', paper: '#eee' })
  writeFileSync(file, bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const recogniser = createTesseract(installedModels)
  const job = { job: 'j', path: file, hash } as const
  const wish = { languages: ['eng'], scope: 'any', profile: 'quick', engine: 'tesseract' } as const
  const page = await files.read(
    { type: 'read', ...job, ...wish, languages: [...wish.languages] },
    readersWith({ recogniser }),
  )
  if (!page.ok) throw new Error(page.error.code)
  const [date, total] = page.value.lines.map(lastWord)
  const crops = [
    { line: date!, alphabet: '0123456789/' },
    { line: total!, alphabet: '0123456789.' },
    { line: total!, alphabet: 'XYZ' },
    { line: { ...total!, words: [] }, alphabet: '0123456789' },
  ]
  const readings = await rereadValues(
    { type: 'reread', ...job, turn: 0, crops },
    await files.grey(job),
    recogniser,
  )
  if (!readings.ok) throw new Error(readings.error.code)
  expect(readings.value.map((reading) => reading?.text ?? null).slice(0, 2)).toEqual(['31/12/2025', '10.60'])
  expect(readings.value[2]?.text ?? '').toMatch(/^[XYZ]*$/)
  expect(readings.value[3]).toBe(null)
})

test('an image that was replaced since is not looked at in its stead', async () => {
  const file = path.join(tempDir(), 'other.png')
  writeFileSync(file, await makeTextImage('Other'))
  const job = { type: 'reread', job: 'j', path: file, hash: '0'.repeat(64), turn: 0, crops: [] } as const
  const readings = await rereadValues(
    { ...job, crops: [] },
    await files.grey(job),
    createTesseract(installedModels),
  )
  expect(readings).toMatchObject({ ok: false, error: { code: 'file.changed' } })
})

test('faint print becomes black on white, and light print on a dark ground is turned round', () => {
  const strip = (ground: number, ink: number) => ({
    width: 6,
    height: 1,
    pixels: Uint8Array.from([ground, ground, ink, ink, ground, ground]),
  })
  expect([...inFullContrast(strip(200, 150)).pixels]).toEqual([255, 255, 0, 0, 255, 255])
  expect([...inFullContrast(strip(20, 220)).pixels]).toEqual([255, 255, 0, 0, 255, 255])
})

function lastWord(line: Line): Line {
  return { ...line, words: line.words.slice(-1) }
}
