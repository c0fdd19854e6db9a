// Copies text, and shows an error if the browser does not allow it: only localhost and https have a clipboard.
import type { App } from './app.ts'

/** Returns whether the text was copied. */
export async function copyText(text: string, { toasts, i18n }: App): Promise<boolean> {
  const isCopied = await writeClipboard(text)
  if (!isCopied) toasts.fail(i18n.t.app.notCopied)
  return isCopied
}

/** Writes to the clipboard; false if that is not allowed. */
async function writeClipboard(text: string): Promise<boolean> {
  if (!window.isSecureContext) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (cause) {
    if (cause instanceof DOMException) return false
    throw cause
  }
}
