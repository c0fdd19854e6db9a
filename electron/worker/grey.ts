// Grey pixels, a byte each, row by row from the top: what the steps work on and what the recogniser reads.

export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}
