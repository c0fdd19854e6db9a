// The marks by which libraries and the app tell an Electron process from plain Node.
import { readFileSync } from 'node:fs'
import path from 'node:path'

export function dressProcess(type: 'browser' | 'utility'): void {
  mark(process, 'type', type)
  mark(process, 'resourcesPath', process.env.ELECTRON_STANDIN_RESOURCES ?? '')
  mark(process.versions, 'electron', electronVersion())
  // Debian's Chromium is of the same branch as this Electron's; the exact build is not claimed.
  mark(process.versions, 'chrome', '156.0.0.0')
}

function mark(on: object, name: string, value: string): void {
  Object.defineProperty(on, name, { value, enumerable: true, configurable: true })
}

function electronVersion(): string {
  const manifest = path.join(import.meta.dirname, '../../../node_modules/electron/package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
