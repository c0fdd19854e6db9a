// Builds the code for the nine places where it runs. Dependencies are not bundled; they are packaged as they are.
import { builtinModules } from 'node:module'
import path from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { clientTypes } from './vite.client-types.ts'
import { licences } from './vite.licences.ts'

const here = (...segments: string[]) => path.resolve(import.meta.dirname, ...segments)

/**
 * These packages hold native programs, WebAssembly or data, and are packed as they are. Vite, pg-boss and the client of
 * S3 are only for the command line, which is not packed.
 */
const notBundled =
  /^(electron|better-sqlite3|sharp|@img\/.*|tesseract\.js|@tesseract\.js-data\/.*|onnxruntime-\w+|@gutenye\/.*|@embedpdf\/.*|libheif-js|zxing-wasm|vite|pg-boss|@aws-sdk\/client-s3)(\/.*)?$/
const external = [notBundled, /^node:/, ...builtinModules]

/** A script that is unpacked from the archive can import only what is unpacked too, so the rest is bundled into it. */
const unpackedExternal = [...builtinModules, /^node:/, 'better-sqlite3']

function nodeEnvironment(
  name: string,
  entry: string | Readonly<Record<string, string>>,
  format: 'es' | 'cjs' = 'es',
  externalModules: readonly (string | RegExp)[] = external,
): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: true, conditions: ['node'] },
    build: {
      outDir: here('dist', name),
      // A service that runs may still load a chunk of the build that it was started from.
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      ssr: true,
      rolldownOptions: {
        input: typeof entry === 'string' ? { [name]: here(entry) } : entry,
        external: [...externalModules],
        // A sandboxed preload must be a single CommonJS file, because it can't require files of ours. The core's script
        // is CommonJS as well, like that of tesseract.js, which it replaces.
        output:
          format === 'cjs'
            ? { format, entryFileNames: '[name].cjs', codeSplitting: false }
            : { format, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  }
}

export default defineConfig({
  root: here('renderer'),
  base: './',
  plugins: [svelte({ configFile: false }), licences(), clientTypes()],
  environments: {
    client: { build: { outDir: here('dist/renderer'), emptyOutDir: true, target: 'chrome150' } },
    main: nodeEnvironment('main', 'electron/main/main.ts'),
    preload: nodeEnvironment('preload', 'electron/preload/preload.ts', 'cjs'),
    worker: nodeEnvironment('worker', 'electron/worker/process/read.entry.ts'),
    understanding: nodeEnvironment('understanding', 'electron/understanding/understand.entry.ts'),
    core: nodeEnvironment('core', 'electron/worker/recognise/core/core.entry.ts', 'cjs'),
    cli: nodeEnvironment('cli', {
      cli: here('electron/cli/cli.entry.ts'),
      start: here('electron/cli/start.entry.ts'),
      engine: here('electron/cli/dev/engine.entry.ts'),
    }),
    library: nodeEnvironment('library', { client: here('electron/client/client.ts') }),
    check: nodeEnvironment('check', 'electron/engine/check/check.entry.ts', 'es', unpackedExternal),
  },
})
