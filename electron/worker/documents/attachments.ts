// The files that lie in a PDF.
import { release, type Pdfium } from './pdfium.ts'

export interface AttachedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const mostFiles = 100

/** Those whose name is asked for, and that are not larger. */
export function attachedFiles(
  pdfium: Pdfium,
  handle: number,
  isWanted: (name: string) => boolean,
  mostBytes: number,
): AttachedFile[] {
  const count = Math.min(mostFiles, pdfium.FPDFDoc_GetAttachmentCount(handle))
  return Array.from({ length: count }, (_, i) => pdfium.FPDFDoc_GetAttachment(handle, i)).flatMap((file) => {
    if (file === 0) return []
    const name = nameOf(pdfium, file)
    if (!isWanted(name)) return []
    const bytes = bytesOf(pdfium, file, mostBytes)
    return bytes ? [{ name, bytes }] : []
  })
}

function nameOf(pdfium: Pdfium, file: number): string {
  const length = pdfium.FPDFAttachment_GetName(file, 0, 0)
  const bytes = copiedOut(pdfium, length, (at) => pdfium.FPDFAttachment_GetName(file, at, length) === length)
  return bytes ? new TextDecoder('utf-16le').decode(bytes).replace(/\0+$/, '') : ''
}

function bytesOf(pdfium: Pdfium, file: number, mostBytes: number): Uint8Array | null {
  const length = copiedOut(pdfium, 4, (at) => pdfium.FPDFAttachment_GetFile(file, 0, 0, at))
  const count = length ? new DataView(length.buffer).getUint32(0, true) : 0
  if (count === 0 || count > mostBytes) return null
  const room = copiedOut(pdfium, count + 4, (at) =>
    pdfium.FPDFAttachment_GetFile(file, at, count, at + count),
  )
  return room?.subarray(0, count) ?? null
}

/** What is written to memory of so many bytes; null where nothing was, or there is no such memory. */
function copiedOut(
  pdfium: Pdfium,
  length: number,
  write: (at: number) => unknown,
): Uint8Array<ArrayBuffer> | null {
  const at = length > 0 ? pdfium.pdfium.wasmExports.malloc(length) : 0
  if (at === 0) return null
  try {
    return write(at) === false ? null : pdfium.pdfium.HEAPU8.slice(at, at + length)
  } finally {
    release(pdfium, at)
  }
}
