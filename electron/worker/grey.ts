// Grey pixels, a byte each, row by row from the top: what the steps work on and what the recogniser reads.

export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** The plainest file format there is; to hand over grey pixels this way costs no encoding. */
export function toPgm({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
