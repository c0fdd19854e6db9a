// PDFium as WebAssembly: what takes pages of a PDF apart and draws them.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** Its memory by the sizes of numbers: other arrays once it has grown. */
interface Memory {
  readonly HEAPU8: Uint8Array
  readonly HEAPU32: Uint32Array
  readonly HEAPF32: Float32Array
  readonly HEAPF64: Float64Array
}
/** What is called for each character of a page, without what checks each call. All numbers, truths too. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number }
  readonly FPDFText_GetUnicode: (text: number, index: number) => number
  readonly FPDFText_GetTextObject: (text: number, index: number) => number
  readonly FPDFText_IsGenerated: (text: number, index: number) => number
  readonly FPDFText_HasUnicodeMapError: (text: number, index: number) => number
  readonly FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
  readonly FPDFText_GetCharBox: (
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ) => number
  readonly FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
}
export type Pdfium = WrappedPdfiumModule & { readonly pdfium: Memory & { readonly wasmExports: Exports } }

/** So many numbers of eight bytes a call may answer with. */
const mostNumbers = 8

/** From the archive of the app as from a folder: what is read by Node is found in both. */
export async function loadPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium')
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  // what it would print goes nowhere: a fault is told by its code
  const quiet = { print: () => undefined, printErr: () => undefined }
  const made: object = { wasmBinary: new Uint8Array(wasm).buffer, ...quiet }
  const pdfium = await withoutGlobals(() => init(made))
  bound((pdfium as Pdfium).pdfium.wasmExports.memory)
  pdfium.PDFiumExt_Init()
  // its types tell of its memory only where those of its compiler are installed
  return pdfium as Pdfium
}

/** The first one leaves what warns of old names at the global object, and by it all its memory would be held for ever. */
async function withoutGlobals<T>(work: () => Promise<T>): Promise<T> {
  const known = new Set(Object.getOwnPropertyNames(globalThis))
  try {
    return await work()
  } finally {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!known.has(name) && Object.getOwnPropertyDescriptor(globalThis, name)?.get)
        Reflect.deleteProperty(globalThis, name)
  }
}

/** In bytes: the largest page that is drawn takes a quarter of it. */
const mostMemory = 1024 * 1024 * 1024
const bytesOfPage = 64 * 1024

/** PDFium itself would take twice as much, and what fills that takes a minute to do so. */
function bound(memory: Exports['memory']): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * bytesOfPage > mostMemory) throw new RangeError('too much memory')
    return grow(pages)
  }
}

/** Memory of PDFium for as long as it is used; null where there is no more of it. */
export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number | null {
  const address = pdfium.pdfium.wasmExports.malloc(bytes.length)
  if (address === 0) return null
  pdfium.pdfium.HEAPU8.set(bytes, address)
  return address
}

export function release(pdfium: Pdfium, address: number): void {
  pdfium.pdfium.wasmExports.free(address)
}

/** Answers of several numbers, which PDFium writes where it is told to. */
export interface Scratch {
  /** What was written there, counted in sizes of it: four bytes, or eight of a double. */
  readonly float: (index: number) => number
  readonly double: (index: number) => number
  readonly whole: (index: number) => number
  readonly atFloat: (index: number) => number
  readonly atDouble: (index: number) => number
}

export function withScratch<T>(pdfium: Pdfium, use: (scratch: Scratch) => T): T {
  const at = pdfium.pdfium.wasmExports.malloc(mostNumbers * 8)
  try {
    return use({
      float: (index) => pdfium.pdfium.HEAPF32[(at >> 2) + index] ?? 0,
      double: (index) => pdfium.pdfium.HEAPF64[(at >> 3) + index] ?? 0,
      whole: (index) => pdfium.pdfium.HEAPU32[(at >> 2) + index] ?? 0,
      atFloat: (index) => at + index * 4,
      atDouble: (index) => at + index * 8,
    })
  } finally {
    release(pdfium, at)
  }
}
