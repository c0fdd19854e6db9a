// Generates the images in test/fixtures: node test/support/render-fixtures.ts
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fixtures, fixtureTexts, makeTextImage } from './images.ts'

const hello = await makeTextImage(fixtureTexts.hello.join('\n'))
const other = await makeTextImage('A second frame that nobody reads')
const blank = { width: 300, height: 200, channels: 3, background: 'white' } as const

await writeFile(fixtures.hello, hello)
await writeFile(fixtures.chinese, await makeTextImage(fixtureTexts.chinese.join('\n'), { fontSizePx: 36 }))
await writeFile(
  fixtures.lightOnDark,
  await makeTextImage(fixtureTexts.hello.join('\n'), { ink: 'white', paper: '#203040' }),
)
await sharp({ create: blank }).png().toFile(fixtures.blank)
await sharp({ create: { ...blank, width: 50, height: 50 } })
  .png()
  .toFile(fixtures.tiny)
await writeFile(fixtures.textNamedPng, 'This is a text file that carries the name of an image.\n')
await writeFile(fixtures.empty, '')
// Stored rotated by 90 degrees to the left; EXIF orientation 6 tells the viewer to rotate it to the right.
await sharp(hello)
  .rotate(-90)
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 85 })
  .toFile(fixtures.turnedByExif)
await writeFile(fixtures.transparent, await makeTextImage(fixtureTexts.hello.join('\n'), { paper: 'none' }))
await writeFile(
  fixtures.transparentLight,
  await makeTextImage(fixtureTexts.hello.join('\n'), { ink: 'white', paper: 'none' }),
)
await sharp([hello, other], { join: { animated: true } })
  .gif({ delay: [500, 500], colours: 16 })
  .toFile(fixtures.animatedGif)
await sharp(hello).webp({ quality: 80 }).toFile(fixtures.webp)
await sharp(hello).toColourspace('rgb16').png({ compressionLevel: 9 }).toFile(fixtures.deep)
await sharp(hello).toColourspace('cmyk').jpeg({ quality: 75 }).toFile(fixtures.cmyk)
const jpeg = await sharp(hello).jpeg({ quality: 85 }).toBuffer()
await writeFile(fixtures.truncatedJpeg, jpeg.subarray(0, Math.floor(jpeg.length / 2)))
await writeFile(fixtures.tiffNamedPng, await sharp(hello).greyscale().tiff({ compression: 'lzw' }).toBuffer())
