// Makes scans: images of text with various compressions, with hidden text layers, and pages that contain both.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { PDFDocument, StandardFonts, TextRenderingMode, setTextRenderingMode } from '@cantoo/pdf-lib'
import { run } from '../tools.ts'
import { renderToPng, printToPdf } from './browser.ts'
import type { Recipe } from './recipe.ts'
import * as texts from './texts.ts'

const text = texts.letter(200, 4)
const truth = texts.wordsOfText(text)

const picture = (html = texts.htmlOf(text)) => renderToPng(html)

interface Layer {
  readonly lines: readonly string[]
}

async function scanOf(image: Buffer, layer?: Layer): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  page.drawImage(await document.embedJpg(await sharp(image).jpeg({ quality: 80 }).toBuffer()), {
    x: 0,
    y: 0,
    width: 595,
    height: 842,
  })
  if (layer) {
    page.setFont(await document.embedFont(StandardFonts.Helvetica))
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible))
    layer.lines.forEach((line, i) => page.drawText(line, { x: 57, y: 760 - 16 * i, size: 10 }))
  }
  return document.save()
}

function packed(name: string, suffix: string, pack: (png: Buffer) => Promise<Buffer>): Recipe {
  return {
    name,
    kind: 'scan',
    needs: ['chromium', 'img2pdf'],
    truth,
    async make(target, dir) {
      const file = path.join(dir, `page.${suffix}`)
      writeFileSync(file, await pack(await picture()))
      run('img2pdf', [file, '-o', target])
    },
  }
}

const grey = (png: Buffer) => sharp(png).flatten({ background: '#fff' }).greyscale()

const half = texts.letter(210, 3)
const other = texts.letter(211, 3)

export const scans: readonly Recipe[] = [
  packed('a scan as JPEG', 'jpg', (png) => grey(png).jpeg({ quality: 75 }).toBuffer()),
  packed('a scan as PNG', 'png', (png) => grey(png).png().toBuffer()),
  packed('a scan as CCITT', 'tif', (png) =>
    grey(png).threshold(150).toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
  ),
  {
    name: 'a scan as JBIG2',
    kind: 'scan',
    needs: ['chromium', 'jbig2'],
    truth,
    make() {
      throw new Error('nothing here makes one yet')
    },
  },
  {
    name: 'a scan by ImageMagick',
    kind: 'scan',
    needs: ['chromium', 'convert'],
    truth,
    async make(target) {
      run('convert', ['png:-', '-density', '200', target], {
        input: await grey(await picture())
          .png()
          .toBuffer(),
      })
    },
  },
  ...[90, 180].map((angle): Recipe => ({
    name: `a scan turned by ${angle}`,
    kind: 'scan',
    needs: ['chromium', 'img2pdf'],
    truth,
    async make(target, dir) {
      const file = path.join(dir, 'page.jpg')
      await grey(await picture())
        .rotate(angle)
        .jpeg()
        .toFile(file)
      run('img2pdf', [file, '-o', target])
    },
  })),
  {
    name: 'a scan in Chinese',
    kind: 'scan',
    needs: ['chromium'],
    truth: texts.wordsOfText(texts.chinese),
    make: async (target) =>
      writeFileSync(target, await scanOf(await picture(texts.htmlOf(texts.chinese, { language: 'zh' })))),
  },
  {
    name: 'a scan with a good layer',
    kind: 'hidden layer',
    needs: ['chromium'],
    truth,
    make: async (target) =>
      writeFileSync(
        target,
        await scanOf(await picture(), { lines: truth.join(' ').match(/.{1,90}(\s|$)/g) ?? [] }),
      ),
  },
  {
    name: 'a scan with a bad layer',
    kind: 'hidden layer',
    needs: ['chromium'],
    truth,
    make: async (target) =>
      writeFileSync(
        target,
        await scanOf(await picture(), {
          lines: truth.map((word) => Array.from(word).reverse().join('')).slice(0, 30),
        }),
      ),
  },
  {
    name: 'text above a picture of text',
    kind: 'mixed',
    needs: ['chromium'],
    truth: [...texts.wordsOfText(half), ...texts.wordsOf(other.paragraphs)],
    async make(target) {
      const shot = await sharp(await picture(texts.htmlOf({ title: '', paragraphs: other.paragraphs })))
        .trim()
        .png()
        .toBuffer()
      const shown = `<img style="width: 100%" src="data:image/png;base64,${shot.toString('base64')}">`
      await printToPdf(texts.htmlOf(half).replace('</html>', `${shown}</html>`), target)
    },
  },
  {
    name: 'letters without a meaning',
    kind: 'garbled',
    needs: ['chromium', 'qpdf'],
    truth,
    async make(target, dir) {
      const [from, plain] = [path.join(dir, 'from.pdf'), path.join(dir, 'plain.pdf')]
      await printToPdf(texts.htmlOf(text), from)
      run('qpdf', ['--qdf', '--object-streams=disable', from, plain])
      const bytes = run('sed', ['s#/ToUnicode#/Nothing__#', plain])
      writeFileSync(target, bytes)
    },
  },
]
