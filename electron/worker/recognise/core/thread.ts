// The script that tesseract.js runs in its thread; see core.entry.ts.
import { createRequire } from 'node:module'

export const threadScript = createRequire(import.meta.url).resolve('#dist/core/core.cjs')
