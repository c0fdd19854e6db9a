// Where the script is that tesseract.js starts its thread from.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** In the source a file beside this; the build makes of it one file that needs no other of ours. */
export const threadScript = import.meta.url.endsWith('.ts')
  ? fileURLToPath(new URL('core.entry.ts', import.meta.url))
  : createRequire(import.meta.url).resolve('#dist/core/core.cjs')
