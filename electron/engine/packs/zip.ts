// Reads files from a zip archive in memory. Only requested files are unpacked, and never to more than the archive
// announces, so that a small archive can't fill the memory.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

export interface ZipFile {
  readonly name: string
  readonly sizeBytes: number
  /** Throws if the file is damaged or larger than announced. */
  readonly unpack: () => Promise<Uint8Array>
}

const signatures = { end: 0x06054b50, entry: 0x02014b50, file: 0x04034b50 } as const
/** The end record has a fixed part and a comment of at most this many bytes. */
const endBytes = { fixed: 22, comment: 0xffff } as const
const methods = { stored: 0, deflated: 8 } as const

/**
 * Lists the files of an archive. Returns null if it is no archive, or needs features that are not supported:
 * several parts, encryption, or more than 4 GB.
 */
export function filesInZip(archive: Uint8Array): readonly ZipFile[] | null {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  try {
    const end = findEnd(view)
    if (end === null) return null
    const files: ZipFile[] = []
    let at = view.getUint32(end + 16, true)
    for (let count = view.getUint16(end + 10, true); count > 0; count--) {
      if (view.getUint32(at, true) !== signatures.entry) return null
      const lengths = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = lengths
      const file = readEntry(archive, view, at, nameBytes)
      if (file === null) return null
      files.push(file)
      at += 46 + nameBytes + extraBytes + commentBytes
    }
    return files
  } catch (error) {
    // An offset in the archive is beyond its end.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Finds the record at the end of the archive that names its table of contents; null if there is none. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endBytes.fixed
  for (let at = last; at >= Math.max(0, last - endBytes.comment); at--)
    if (view.getUint32(at, true) === signatures.end) return at
  return null
}

/** Reads one entry of the table of contents; null if it is malformed, encrypted or packed in another way. */
function readEntry(archive: Uint8Array, view: DataView, at: number, nameBytes: number): ZipFile | null {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
  const method = view.getUint16(at + 10, true)
  const packedBytes = view.getUint32(at + 20, true)
  const sizeBytes = view.getUint32(at + 24, true)
  const start = view.getUint32(at + 42, true)
  const isKnown = method === methods.stored || method === methods.deflated
  if (isEncrypted || !isKnown || view.getUint32(start, true) !== signatures.file) return null
  if (method === methods.stored && packedBytes !== sizeBytes) return null
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  if (from + packedBytes > archive.length) return null
  const packed = archive.subarray(from, from + packedBytes)
  return {
    name: new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameBytes)),
    sizeBytes,
    /** Returns the bytes of the file. */
    async unpack() {
      if (method === methods.stored) return packed
      return inflate(packed, { maxOutputLength: Math.max(1, sizeBytes) })
    },
  }
}

const inflate = promisify<Uint8Array, { maxOutputLength: number }, Uint8Array>(inflateRaw)
