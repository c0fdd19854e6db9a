// Copies text, also as rich text for programs that take it, and shows an error if the browser does not allow it: only localhost and https have a clipboard.
import type { App } from './app.ts'

/** Returns whether the text was copied. */
export async function copyText(
  text: string,
  { toasts, i18n }: Pick<App, 'toasts' | 'i18n'>,
  html: string | null = null,
): Promise<boolean> {
  const isCopied = await writeClipboard(text, html)
  if (!isCopied) toasts.fail(i18n.t.app.notCopied)
  return isCopied
}

/** Copies the text, and says so. */
export async function copyAndTell(text: string, app: Pick<App, 'toasts' | 'i18n'>): Promise<void> {
  if (await copyText(text, app)) app.toasts.show(app.i18n.t.app.copied)
}

/** Writes to the clipboard; false if that is not allowed. */
async function writeClipboard(text: string, html: string | null): Promise<boolean> {
  if (!window.isSecureContext) return false
  try {
    if (html === null) await navigator.clipboard.writeText(text)
    else {
      const forms = { 'text/plain': new Blob([text], { type: 'text/plain' }) }
      await navigator.clipboard.write([
        new ClipboardItem({ ...forms, 'text/html': new Blob([html], { type: 'text/html' }) }),
      ])
    }
    return true
  } catch (cause) {
    if (cause instanceof DOMException) return false
    throw cause
  }
}
