// The page's one address. Whatever comes from elsewhere is not our page.
import path from 'node:path'

export const scheme = 'app'
export const pageUrl = `${scheme}://fovea/index.html`

/** Only the top frame of our own page may call; a frame inside it, or a page that got there otherwise, is nobody. */
export function isOurFrame(frame: { readonly url: string; readonly parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOurPage(frame.url)
}

/** A file below the folder of the page; null for everything else that an address may lead to. */
export function fileOf(pageDir: string, pathname: string): string | null {
  const file = path.join(pageDir, decoded(pathname) ?? '..')
  // A folder would be answered with a list of what is in it.
  const isFile = !file.endsWith(path.sep) && !file.includes('\0')
  return isFile && file.startsWith(pageDir + path.sep) ? file : null
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null // percent signs that mean nothing
  }
}

export function isOurPage(url: string): boolean {
  const parsed = URL.parse(url)
  return parsed?.protocol === `${scheme}:` && parsed.host === 'fovea'
}
