// The size that an image's header states.

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** The size, or the reason why the header is invalid. */
export type HeaderSize = PixelSize | { readonly why: string }
