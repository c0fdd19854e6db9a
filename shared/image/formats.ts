// The image formats that are read, and what each is called in a media type and in a file's name.

export const imageFormats = {
  jpeg: { mediaType: 'image/jpeg', extension: 'jpg' },
  png: { mediaType: 'image/png', extension: 'png' },
  gif: { mediaType: 'image/gif', extension: 'gif' },
  webp: { mediaType: 'image/webp', extension: 'webp' },
} as const

/** The endings of their files' names. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const

export type ImageFormat = keyof typeof imageFormats

export interface PixelSize {
  readonly width: number
  readonly height: number
}

/** A header either tells the size, or why it can't be believed. */
export type HeaderSize = PixelSize | { readonly why: string }
