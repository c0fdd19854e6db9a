// What a header says of an image's size.

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** A header either tells the size, or why it can't be believed. */
export type HeaderSize = PixelSize | { readonly why: string }
