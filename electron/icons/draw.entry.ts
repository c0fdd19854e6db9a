// Draws the icons of every platform out of the two SVG files beside it: `npm run icons`, after one of them was changed.
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
// macOS colours a template by itself and wants black; the others show what there is, on dark bars and on light ones.
for (const [name, colour] of [
  ['trayTemplate', '#000000'],
  ['tray', '#12938f'],
] as const) {
  write(`${name}.png`, await png(inColour(colour), 16))
  write(`${name}@2x.png`, await png(inColour(colour), 32))
}
