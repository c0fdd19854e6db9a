// Reads the files that are attached to a PDF.
import { release, withMemory, type Pdfium } from './pdfium.ts'

export interface AttachedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const maxFiles = 100

/** Returns the attached files with an accepted name; larger files than `maxBytes` are skipped. */
export function attachedFiles(
  pdfium: Pdfium,
  document: number,
  isAccepted: (name: string) => boolean,
  maxBytes: number,
): AttachedFile[] {
  const count = Math.min(maxFiles, pdfium.FPDFDoc_GetAttachmentCount(document))
  return Array.from({ length: count }, (_, i) => pdfium.FPDFDoc_GetAttachment(document, i)).flatMap(
    (file) => {
      const name = file === 0 ? '' : nameOf(pdfium, file)
      if (file === 0 || !isAccepted(name)) return []
      const bytes = bytesOf(pdfium, file, maxBytes)
      return bytes ? [{ name, bytes }] : []
    },
  )
}

function nameOf(pdfium: Pdfium, file: number): string {
  const length = pdfium.FPDFAttachment_GetName(file, 0, 0)
  const bytes = copyOut(pdfium, length, (at) => pdfium.FPDFAttachment_GetName(file, at, length) === length)
  return bytes ? new TextDecoder('utf-16le').decode(bytes).replace(/\0+$/, '') : ''
}

function bytesOf(pdfium: Pdfium, file: number, maxBytes: number): Uint8Array | null {
  const count = withMemory(pdfium, ({ atFloat, whole }) =>
    pdfium.FPDFAttachment_GetFile(file, 0, 0, atFloat(0)) ? whole(0) : 0,
  )
  if (count > maxBytes) return null
  const memory = copyOut(pdfium, count && count + 4, (at) =>
    pdfium.FPDFAttachment_GetFile(file, at, count, at + count),
  )
  return memory?.subarray(0, count) ?? null
}

/** Returns a copy of the memory that was written; null if nothing was, or if there is not enough memory. */
function copyOut(pdfium: Pdfium, length: number, write: (at: number) => unknown): Uint8Array | null {
  const at = length > 0 ? pdfium.pdfium.wasmExports.malloc(length) : 0
  if (at === 0) return null
  try {
    return write(at) === false ? null : pdfium.pdfium.HEAPU8.slice(at, at + length)
  } finally {
    release(pdfium, at)
  }
}
