// Opens a picture with sharp; a format that sharp's build does not know is unpacked to pixels first.
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { FileFormat } from '../../../shared/image/formats.ts'
import { detectFormat } from '../../../shared/image/sniff.ts'
import { unpackBmp } from './bmp.ts'
import { unpackHeic } from './heic.ts'
import type { Pixels } from './pixels.ts'

/** They reject where the picture is damaged. */
const unpackers: Partial<Record<FileFormat, (bytes: Uint8Array) => Pixels | Promise<Pixels>>> = {
  bmp: unpackBmp,
  heic: unpackHeic,
}

export type OpenPicture = (options?: SharpOptions) => Sharp

const opened = new WeakMap<Uint8Array, Promise<OpenPicture>>()

/** The same bytes are looked at for grey, transparency and colour, and are unpacked once. */
export function openedPicture(bytes: Uint8Array): Promise<OpenPicture> {
  const known = opened.get(bytes) ?? openAnew(bytes)
  opened.set(bytes, known)
  return known
}

async function openAnew(bytes: Uint8Array): Promise<OpenPicture> {
  const unpack = unpackers[detectFormat(bytes) ?? 'png']
  if (!unpack) return (options) => sharp(bytes, options)
  const { pixels, ...raw } = await unpack(bytes)
  return (options) => sharp(pixels, { ...options, raw })
}
