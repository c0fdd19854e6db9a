// Recognises tesseract models, so that no other file is ever given to a reading process.
import { gunzipSync } from 'node:zlib'
import { reason } from '../../../shared/reasons.ts'

/** No model comes near this size. */
export const maxModelBytes = 200 * 1024 * 1024

/**
 * A model begins with a table of offsets, one per component. There are at most 24; number 17 is the neural network.
 */
const components = { maxCount: 64, network: 17 } as const

export type ModelCheck =
  { readonly isModel: true; readonly bytes: Uint8Array } | { readonly isModel: false; readonly why: string }

/** Tells whether the bytes are a tesseract model, and if not, why. */
export function checkModel(file: Uint8Array): ModelCheck {
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? unpackGzip(file, maxModelBytes) : file
  if (bytes === null) return { isModel: false, why: reason('it is damaged, or too large to be a model') }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = bytes.length >= 4 ? view.getInt32(0, true) : 0
  const tableEnd = 4 + count * 8
  if (count < 1 || count > components.maxCount || bytes.length <= tableEnd) {
    return { isModel: false, why: reason('it does not begin as a .traineddata file does') }
  }
  for (let component = 0; component < count; component++) {
    const offset = view.getBigInt64(4 + component * 8, true)
    if (offset !== -1n && (offset < BigInt(tableEnd) || offset > BigInt(bytes.length)))
      return { isModel: false, why: reason('it is cut off or damaged') }
  }
  const hasNetwork = count > components.network && view.getBigInt64(4 + components.network * 8, true) !== -1n
  if (!hasNetwork)
    return {
      isModel: false,
      why: reason('it holds no neural network (it may be for tesseract 3, or for page layout only)'),
    }
  return { isModel: true, bytes }
}

/** Unpacks gzip. Returns null if the file is damaged or unpacks to more than the maximum. */
export function unpackGzip(file: Uint8Array, maxBytes: number): Uint8Array | null {
  try {
    return gunzipSync(file, { maxOutputLength: maxBytes })
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return null
    throw error
  }
}
