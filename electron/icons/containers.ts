// Writes the two file formats that hold an icon in many sizes, ICO and ICNS. Both may contain PNG images unchanged.

export interface Drawn {
  readonly size: number
  readonly png: Buffer
}

/** The Windows format: a directory with 16 bytes for each image, then the images. */
export function ico(images: readonly Drawn[]): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(images.length, 4)
  let offset = head.length + images.length * 16
  const directory = images.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry[0] = size % 256 // 256 is written as 0
    entry[1] = size % 256
    entry.writeUInt16LE(1, 4) // colour planes
    entry.writeUInt16LE(32, 6) // bits per pixel
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...directory, ...images.map(({ png }) => png)])
}

/** The types of each size in pixels; the @2x types are the same picture under another name. */
const icnsTypes: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** The macOS format: blocks that each consist of a type, a length and a PNG. */
export function icns(images: readonly Drawn[]): Buffer {
  const blocks = images.flatMap(({ size, png }) => (icnsTypes[size] ?? []).map((type) => block(type, png)))
  return block('icns', Buffer.concat(blocks))
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}
