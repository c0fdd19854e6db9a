// Decodes HEIC with libheif, turned and cropped as the file says. libheif is loaded with the first such image, from
// files of its own, so that users can replace it with another build (docs/decisions).
import type { heif_context, heif_image_handle, MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import { imageLimits } from '../../../shared/limits.ts'
import { reason } from '../../../shared/reasons.ts'
import type { Pixels } from './pixels.ts'

/** Answers of libheif that its types lack. */
interface Failure {
  readonly code?: { readonly value: number }
  readonly message?: unknown
}
interface Decoded extends Failure {
  readonly image: unknown
  readonly channels: readonly Channel[]
}
interface Channel {
  readonly id: unknown
  readonly width: number
  readonly height: number
  /** Bytes from one row to the next. */
  readonly stride: number
  readonly data: Uint8Array
}

export async function unpackHeic(bytes: Uint8Array): Promise<Pixels> {
  try {
    return await unpackedBy(await loaded(), bytes)
  } catch (error) {
    // a damaged file may leave libheif in any state
    module = null
    throw error
  }
}

async function unpackedBy(heif: MainModule, bytes: Uint8Array): Promise<Pixels> {
  const context = heif.heif_context_alloc()
  try {
    // it takes bytes where its types say text
    const read = heif.heif_context_read_from_memory(context, bytes)
    if (read.code.value !== 0) throw failed(read)
    return await primaryOf(heif, context)
  } finally {
    heif.heif_context_free(context)
  }
}

async function primaryOf(heif: MainModule, context: heif_context): Promise<Pixels> {
  const handle = heif.heif_js_context_get_primary_image_handle(context) as heif_image_handle & Failure
  if (handle.code) throw failed(handle)
  try {
    const sizes = [heif.heif_image_handle_get_width(handle), heif.heif_image_handle_get_height(handle)]
    if (sizes.reduce((area, side) => area * side) > imageLimits.maxPixels)
      throw new Error(reason('its picture is larger than its header says'))
    const { heif_colorspace_RGB } = heif.heif_colorspace
    const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = heif.heif_chroma
    const channels = heif.heif_image_handle_has_alpha_channel(handle) ? 4 : 3
    const chroma = channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
    const decoded = (await heif.heif_js_decode_image2(handle, heif_colorspace_RGB, chroma)) as Decoded
    if (decoded.code) throw failed(decoded)
    try {
      return pixelsOf(decoded, channels)
    } finally {
      heif.heif_image_release(decoded.image as never)
    }
  } finally {
    heif.heif_image_handle_release(handle)
  }
}

function pixelsOf({ channels: [channel] }: Decoded, channels: Pixels['channels']): Pixels {
  if (!channel) throw failed({})
  const { width, height, stride, data } = channel
  const pixels = new Uint8Array(width * height * channels)
  for (let row = 0; row < height; row++)
    pixels.set(data.subarray(row * stride, row * stride + width * channels), row * width * channels)
  return { width, height, channels, pixels }
}

function failed({ message }: Failure): Error {
  return new Error(typeof message === 'string' ? message : reason('corrupt header'))
}

let module: Promise<MainModule> | null = null

function loaded(): Promise<MainModule> {
  return (module ??= import('libheif-js/libheif-wasm/libheif.js').then(({ default: create }) => create()))
}
