// clipboard: one text, and an image if a test provides one. Since Electron 44 all functions return promises.
import { ask } from '../core/record.ts'
import { loud } from '../core/loud.ts'

type Surface = 'clear' | 'readText' | 'writeText'

let text = ''

/** A clipboard item with an image: a test sets the answer for 'clipboard.image' to the base64 of a PNG. */
function imageItem(base64: string) {
  const blob = new Blob([Buffer.from(base64, 'base64')], { type: 'image/png' })
  return loud('clipboard item', { types: ['image/png'], getType: () => Promise.resolve(blob) })
}

export const clipboard = loud('clipboard', {
  clear: () => void (text = ''),
  readText: () => Promise.resolve(text),
  writeText: (given: string) => Promise.resolve(void (text = given)),
  read: () => {
    const base64 = ask<string>('clipboard.image', [], '')
    return Promise.resolve(base64 === '' ? [] : [imageItem(base64)])
  },
}) satisfies Pick<Electron.Clipboard, Surface>
