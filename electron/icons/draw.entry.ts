// Draws the icons of every platform from the two SVG files next to it. Run `npm run icons` after changing one of them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { icns, ico } from './containers.ts'

const here = import.meta.dirname
const app = readFileSync(path.join(here, 'icon.svg'))
const tray = readFileSync(path.join(here, 'tray.svg'), 'utf8')

const png = (svg: Buffer, size: number) =>
  sharp(svg, { density: 72 * (size / 256) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
const inColour = (colour: string) => Buffer.from(tray.replaceAll('currentColor', colour))
const drawn = async (sizes: readonly number[]) =>
  Promise.all(sizes.map(async (size) => ({ size, png: await png(app, size) })))
const write = (name: string, bytes: Uint8Array) => writeFileSync(path.join(here, name), bytes)

write('icon.png', await png(app, 512))
write('icon.ico', ico(await drawn([16, 24, 32, 48, 64, 128, 256])))
write('icon.icns', icns(await drawn([16, 32, 64, 128, 256, 512, 1024])))
// macOS expects a black template and colours it itself; other systems show the icon as it is, on dark and light bars.
for (const [name, colour] of [
  ['trayTemplate', '#000000'],
  ['tray', '#12938f'],
] as const) {
  write(`${name}.png`, await png(inColour(colour), 16))
  write(`${name}@2x.png`, await png(inColour(colour), 32))
}
