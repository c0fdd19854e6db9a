// Sets the properties by which libraries and the app recognise an Electron process.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Makes this process look like a main process (`browser`) or a utility process of Electron. */
export function dressProcess(type: 'browser' | 'utility'): void {
  mark(process, 'type', type)
  mark(process, 'resourcesPath', process.env.ELECTRON_STANDIN_RESOURCES ?? '')
  mark(process.versions, 'electron', electronVersion())
  // The Chromium of Debian has the same major version as the one of this Electron, but another build.
  mark(process.versions, 'chrome', '156.0.0.0')
}

/** Sets a property that can be read like Electron's. */
function mark(on: object, name: string, value: string): void {
  Object.defineProperty(on, name, { value, enumerable: true, configurable: true })
}

function electronVersion(): string {
  const manifest = path.join(import.meta.dirname, '../../../node_modules/electron/package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
