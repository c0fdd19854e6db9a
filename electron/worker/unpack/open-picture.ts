// Opens an image with sharp; formats that sharp's build lacks are decoded to pixels first.
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import type { FileFormat } from '../../../shared/image/formats.ts'
import { detectFormat } from '../../../shared/image/sniff.ts'
import { unpackBmp } from './bmp.ts'
import { unpackHeic } from './heic.ts'
import type { Pixels } from './pixels.ts'

/** These functions reject if the image is damaged. */
const unpackers: Partial<Record<FileFormat, (bytes: Uint8Array) => Pixels | Promise<Pixels>>> = {
  bmp: unpackBmp,
  heic: unpackHeic,
}

type OpenPicture = (options?: SharpOptions) => Sharp

const opened = new WeakMap<Uint8Array, Promise<OpenPicture>>()

/** Returns a function that opens the image. It is decoded only once, although it is opened for grey, alpha and colour. */
export function pictureOpener(bytes: Uint8Array): Promise<OpenPicture> {
  const opener = opened.get(bytes) ?? createOpener(bytes)
  opened.set(bytes, opener)
  return opener
}

async function createOpener(bytes: Uint8Array): Promise<OpenPicture> {
  const unpack = unpackers[detectFormat(bytes) ?? 'png']
  if (!unpack) return (options) => sharp(bytes, options)
  const { pixels, ...raw } = await unpack(bytes)
  return (options) => sharp(pixels, { ...options, raw })
}
