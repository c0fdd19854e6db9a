// Types of the parts of tesseract.js that run in its thread: the package has types only for the other side.
declare module 'tesseract.js/src/worker-script/index.js' {
  interface Adapter {
    getCore(lstmOnly: unknown, corePath: unknown, tell: unknown): Promise<unknown>
    gunzip(data: Uint8Array): Uint8Array
  }
  export function dispatchHandlers(packet: unknown, send: (answer: unknown) => void): void
  export function setAdapter(adapter: Adapter): void
}

declare module 'tesseract.js/src/worker-script/node/getCore.js' {
  export default function getCore(lstmOnly: unknown, corePath: unknown, tell: unknown): Promise<StartCore>

  export type StartCore = (options: CoreOptions) => Promise<Core>

  export interface CoreOptions {
    TesseractProgress(percent: number): void
  }

  export interface Core {
    readonly TessBaseAPI: { readonly prototype: RecognisedPage }
    getValue(address: number, type: 'i8' | 'i32' | 'float'): number
    getPointer(bound: PageIterator): number
    destroy(bound: PageIterator): void
    _malloc(bytes: number): number
    _free(address: number): void
    _emscripten_bind_ResultIterator_GetUTF8Text_1(iterator: number, level: number): number
  }

  export interface RecognisedPage {
    GetIterator(): PageIterator
    /** The answer of tesseract.js if `tsv` is requested. */
    GetTSVText(): string
  }

  /** Goes through a page in reading order, also where that is from right to left. */
  export interface PageIterator {
    Empty(level: number): boolean
    Next(level: number): boolean
    IsAtBeginningOf(level: number): boolean
    /** 0 where both stand at the same word. */
    Cmp(other: PageIterator): number
    /** In percent. */
    Confidence(level: number): number
    // These answer with more than one number, each at an address that is given.
    BoundingBox(level: number, left: number, top: number, right: number, bottom: number): boolean
    RowAttributes(rowHeight: number, descenders: number, ascenders: number): boolean
  }
}
