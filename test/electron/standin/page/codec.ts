// Encodes values for the way between the main process and a page. The three files of the codec run on both sides: their
// source is injected into pages too, so they use only each other.
import { makeDecoder } from './decode.ts'
import { makeEncoder } from './encode.ts'

export interface Base64 {
  encode(bytes: Uint8Array): string
  decode(text: string): Uint8Array<ArrayBuffer>
}

/** Plain JSON values are unchanged; everything else is a list that begins with its kind. */
export type Coded = string | number | boolean | null | readonly [kind: string, ...rest: readonly unknown[]]

export interface Codec {
  /** Throws Electron's error for values that can't be cloned: functions, proxies, DOM nodes. */
  encode(value: unknown): string
  decode(text: string): unknown
}

/** Combines the encoder and the decoder. */
export function makeCodec(base64: Base64): Codec {
  return { encode: makeEncoder(base64), decode: makeDecoder(base64) }
}
