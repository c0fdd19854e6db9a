// Reads files, downloads them, and builds the addresses of images.

export async function toBase64(blob: Blob): Promise<string> {
  return new Uint8Array(await blob.arrayBuffer()).toBase64()
}

export interface NamedFile {
  readonly filename: string
  readonly mediaType: string
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

/** Saves the file to the downloads of the browser. */
export function download({ filename, mediaType, content, encoding }: NamedFile): void {
  const bytes = encoding === 'text' ? content : Uint8Array.fromBase64(content)
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  save(url, filename)
  // The browser keeps the blob itself once it has handled the click.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Saves the content of one of our own addresses as a file. */
export function save(url: string, filename: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
}

/** The address of a record's original image; the same in the desktop app and in a browser. */
export function imageUrl(recordId: string): string {
  return `api/records/${encodeURIComponent(recordId)}/image`
}

/** The address of the image, or of a document's page, in a format that every browser shows. */
export function pictureUrl(recordId: string, page = 1, maxSide?: number): string {
  const size = maxSide === undefined ? '' : `&size=${maxSide}`
  return `api/records/${encodeURIComponent(recordId)}/picture?page=${page}${size}`
}

/** The address of a record's thumbnail, which exists once the image was read. */
export function thumbnailUrl(recordId: string): string {
  return `api/records/${encodeURIComponent(recordId)}/thumbnail`
}
