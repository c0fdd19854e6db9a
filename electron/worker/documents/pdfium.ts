// Loads PDFium (WebAssembly), which parses and renders PDFs, and accesses its memory.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** Views of its memory, which are replaced when it grows. */
interface Heap {
  readonly HEAPU8: Uint8Array
  readonly HEAPU32: Uint32Array
  readonly HEAPF32: Float32Array
  readonly HEAPF64: Float64Array
}
/** Functions that are called for each character, without the wrapper's checks. They return booleans as numbers too. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow: (pages: number) => number }
  readonly FPDFText_GetUnicode: (text: number, index: number) => number
  readonly FPDFText_GetTextObject: (text: number, index: number) => number
  readonly FPDFText_IsGenerated: (text: number, index: number) => number
  readonly FPDFText_HasUnicodeMapError: (text: number, index: number) => number
  readonly FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number
  readonly FPDFText_GetCharBox: (
    ...args: [text: number, index: number, left: number, right: number, bottom: number, top: number]
  ) => number
  readonly FPDFText_GetLooseCharBox: (text: number, index: number, box: number) => number
}
export type Pdfium = WrappedPdfiumModule & { readonly pdfium: Heap & { readonly wasmExports: Exports } }

/** The most 8-byte numbers that a call returns. */
const maxNumbers = 8

/** The file is read by Node, which finds it in the app's archive too. */
export async function loadPdfium(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium')
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  // its output is dropped, because it also returns error codes
  const quiet = { print: () => undefined, printErr: () => undefined }
  const options: object = { wasmBinary: new Uint8Array(wasm).buffer, ...quiet }
  // the package declares the types of its memory only if Emscripten's are installed
  const pdfium = (await withoutGlobals(() => init(options))) as Pdfium
  limitMemory(pdfium.pdfium.wasmExports.memory)
  pdfium.PDFiumExt_Init()
  return pdfium
}

/** Removes getters that the first instance leaves at the global object, because they would keep its memory for ever. */
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

/** The largest page that is drawn takes a quarter of it. */
const maxMemoryBytes = 1024 * 1024 * 1024
const memoryPageBytes = 64 * 1024

/** PDFium itself allows twice as much, and a file that fills that takes a minute to do so. */
function limitMemory(memory: Exports['memory']): void {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * memoryPageBytes > maxMemoryBytes)
      throw new RangeError('too much memory')
    return grow(pages)
  }
}

/** Returns the address of a copy, which must be released; null if there is not enough memory. */
export function copyIn(pdfium: Pdfium, bytes: Uint8Array): number | null {
  const address = pdfium.pdfium.wasmExports.malloc(bytes.length)
  if (address === 0) return null
  pdfium.pdfium.HEAPU8.set(bytes, address)
  return address
}

export function release(pdfium: Pdfium, address: number): void {
  pdfium.pdfium.wasmExports.free(address)
}

/** Memory for functions that write their results to addresses. Indices count 4-byte numbers, or 8-byte doubles. */
export interface Memory {
  readonly pdfium: Pdfium
  readonly float: (index: number) => number
  readonly double: (index: number) => number
  readonly whole: (index: number) => number
  readonly atFloat: (index: number) => number
  readonly atDouble: (index: number) => number
}

export function withMemory<T>(pdfium: Pdfium, use: (memory: Memory) => T): T {
  const at = pdfium.pdfium.wasmExports.malloc(maxNumbers * 8)
  try {
    return use({
      pdfium,
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
