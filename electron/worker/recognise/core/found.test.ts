import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createWorker, OEM, type Lang } from 'tesseract.js'
import { expect, it } from 'vitest'
import type { Line } from '../../../../shared/page.ts'
import { parseHocr } from '../../../../test/support/hocr.ts'
import { fixtures, makeTextImage } from '../../../../test/support/images.ts'
import { installedModels } from '../models.ts'
import { toLines } from '../lines.ts'
import { asLang } from '../model.ts'
import { foundIn } from './found.ts'
import { threadScript } from '../instance.ts'

/** The lines as we ask for them, and as tesseract.js tells them in hOCR. */
async function readBothWays(image: Buffer, ...languages: string[]): Promise<[ours: Line[], theirs: Line[]]> {
  const models = await Promise.all(languages.map(langOf))
  const options = { workerPath: threadScript, cacheMethod: 'none' }
  const worker = await createWorker(models, OEM.LSTM_ONLY, options)
  await worker.setParameters({ user_defined_dpi: '150' })
  const { data } = await worker.recognize(image, {}, { text: false, hocr: true, tsv: true })
  await worker.terminate()
  return [toLines(foundIn(data.tsv!)), toLines(parseHocr(data.hocr!))]
}

async function langOf(language: string): Promise<Lang> {
  const bytes = await installedModels(language)
  if (!bytes.ok) throw new Error(bytes.error.code)
  return asLang({ language, bytes: bytes.value })
}

const texts = (lines: readonly Line[]) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))

it('tells of words, lines and paragraphs what hOCR tells', async () => {
  const text = 'Q&A: <don\'t> "never"\n\nA second paragraph\nof two lines, 12.50'
  const [ours, theirs] = await readBothWays(await makeTextImage(text, { height: 320 }), 'eng')
  expect(texts(ours)).toEqual(text.split('\n').filter(Boolean))
  expect(ours).toEqual(theirs)
})

it('tells it of Chinese', async () => {
  const [ours, theirs] = await readBothWays(await readFile(fixtures.chinese), 'chi_sim')
  expect(ours.length).toBe(2)
  expect(ours).toEqual(theirs)
})

it('tells it of text from right to left with numbers and Latin words in it', async () => {
  const text = 'وصل المبلغ 1250 يوم 17 مارس\nرقم الطلب Order number 2026 من المتجر'
  const [ours, theirs] = await readBothWays(await makeTextImage(text, { font: 'DejaVu Sans' }), 'ara', 'eng')
  expect(ours.length).toBe(2)
  expect(texts(ours)[1]).toContain('2026 Order number')
  expect(ours).toEqual(theirs)
})

it('finds the words beside a picture', async () => {
  const picture = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const image = await sharp(
    await makeTextImage('Above the picture\n\n\n\n\n\n\n\n\nand below it', { height: 800 }),
  )
    .composite([{ input: picture, left: 100, top: 150 }])
    .png()
    .toBuffer()
  const [ours, theirs] = await readBothWays(image, 'eng')
  expect(texts(ours).join(' ')).toContain('Above the picture')
  expect(ours).toEqual(theirs)
})
