// clipboard: one text, kept here. Since Electron 44 its reading and writing are promises.
import { loud } from '../core/loud.ts'

let text = ''

export const clipboard = loud('clipboard', {
  clear: () => void (text = ''),
  readText: () => Promise.resolve(text),
  writeText: (given: string) => Promise.resolve(void (text = given)),
}) satisfies Pick<Electron.Clipboard, 'clear' | 'readText' | 'writeText'>
