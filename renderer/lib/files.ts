// Bytes in and out of the page.

export async function base64Of(blob: Blob): Promise<string> {
  return new Uint8Array(await blob.arrayBuffer()).toBase64()
}

export function download(file: { filename: string; mediaType: string; content: string }): void {
  const url = URL.createObjectURL(new Blob([file.content], { type: file.mediaType }))
  const link = document.createElement('a')
  link.href = url
  link.download = file.filename
  link.click()
  // The browser has taken the address over once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url))
}

/** Where the page finds a record's image; the same path in the desktop app and in a browser. */
export function imageUrl(recordId: string): string {
  return `api/records/${encodeURIComponent(recordId)}/image`
}
