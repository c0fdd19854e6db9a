// Tells the app's own page, which has a single address, from any other.
import path from 'node:path'

export const scheme = 'app'
export const pageUrl = `${scheme}://fovea/index.html`

/** Only the top frame of our own page may call: no frame inside it, and no other page. */
export function isOurFrame(frame: { readonly url: string; readonly parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOurPage(frame.url)
}

/** The file of a URL's path; null if it is not a file below the page's folder. */
export function toPageFile(pageDir: string, pathname: string): string | null {
  const file = path.join(pageDir, decodePath(pathname) ?? '..')
  // net.fetch answers a folder with a listing of it.
  const isFile = !file.endsWith(path.sep) && !file.includes('\0')
  return isFile && file.startsWith(pageDir + path.sep) ? file : null
}

/** Decodes a URL's path; null if it is malformed. */
function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null // malformed percent-encoding
  }
}

/** Whether the address is that of our page or a file of it. */
export function isOurPage(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === `${scheme}:` && parsed.host === 'fovea'
}
