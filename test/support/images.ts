// Images for tests: the fixtures by name, and generated text images for tests that need many different ones.
import path from 'node:path'
import sharp from 'sharp'
import { drawn } from './replay/drawn.ts'

const dir = path.resolve(import.meta.dirname, '../fixtures')
/** The path of a fixture. */
const at = (name: string) => path.join(dir, name)

/**
 * Made by `node test/support/render-fixtures.ts`, but for the HEIC: `heif-enc -q 35 -o hello.heic hello.png` (libheif
 * 1.15). Their texts are in `fixtureTexts`.
 */
export const fixtures = {
  hello: at('hello.png'),
  chinese: at('zh.png'),
  lightOnDark: at('light-on-dark.png'),
  blank: at('blank.png'),
  tiny: at('tiny.png'),
  textNamedPng: at('text-named.png'),
  empty: at('empty.png'),
  turnedByExif: at('exif-6.jpg'),
  transparent: at('transparent.png'),
  transparentLight: at('transparent-light.png'),
  animatedGif: at('animated.gif'),
  webp: at('photo.webp'),
  deep: at('sixteen-bit.png'),
  cmyk: at('cmyk.jpg'),
  truncatedJpeg: at('truncated.jpg'),
  tiffNamedPng: at('tiff-named.png'),
  heic: at('hello.heic'),
} as const

/** The texts on the fixtures, line by line. */
export const fixtureTexts = {
  hello: ['Hello from the reading room', 'Five plain English words here'],
  chinese: ['今天天气很好', '我们去公园散步'],
} as const

export interface TextImageOptions {
  readonly width?: number
  readonly height?: number
  readonly fontSizePx?: number
  readonly font?: string
  readonly ink?: string
  /** Any CSS colour, or 'none' for a transparent image. */
  readonly paper?: string
}

/** A PNG with the text, line by line. A different text gives a different image. */
export function makeTextImage(text: string, options: TextImageOptions = {}): Promise<Buffer> {
  return drawn(['text', text, options], () => drawText(text, options))
}

async function drawText(text: string, options: TextImageOptions): Promise<Buffer> {
  const { width = 600, height = 200, fontSizePx = 32, ink = 'black', paper = 'white' } = options
  const font = options.font ?? 'DejaVu Sans, Noto Sans CJK SC, sans-serif'
  const lines = text
    .split('\n')
    .map((line, i) => `<text x="30" y="${(i + 1.6) * fontSizePx * 1.6}">${escapeXml(line)}</text>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g font-family="${font}" font-size="${fontSizePx}" fill="${ink}">${lines.join('')}</g></svg>`
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: paper !== 'none' })
    .toBuffer()
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
