// Bytes in and out of the page.

export async function base64Of(blob: Blob): Promise<string> {
  return new Uint8Array(await blob.arrayBuffer()).toBase64()
}

export interface NamedFile {
  readonly filename: string
  readonly mediaType: string
  readonly content: string
  readonly encoding: 'text' | 'base64'
}

export function download({ filename, mediaType, content, encoding }: NamedFile): void {
  const bytes = encoding === 'text' ? content : Uint8Array.fromBase64(content)
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }))
  save(url, filename)
  // The browser has taken the address over once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** What lies at an address of our own, as a file of the person's. */
export function save(url: string, filename: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
}

/** Where the page finds a record's image; the same path in the desktop app and in a browser. */
export function imageUrl(recordId: string): string {
  return `api/records/${encodeURIComponent(recordId)}/image`
}

/** The same as any browser shows it; of a document one of its pages. */
export function pictureUrl(recordId: string, page = 1, maxSide?: number): string {
  const size = maxSide === undefined ? '' : `&size=${maxSide}`
  return `api/records/${encodeURIComponent(recordId)}/picture?page=${page}${size}`
}

/** A small picture of it, for rows; there once the image was read. */
export function thumbnailUrl(recordId: string): string {
  return `api/records/${encodeURIComponent(recordId)}/thumbnail`
}
