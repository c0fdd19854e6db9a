// Finds a rival's model of a language on this machine. Nothing is downloaded for a measurement.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The folder of the compressed model: an npm package, or the product's own if npm has none. */
export function packedModelDir(language: string): string | null {
  const { resolve } = createRequire(import.meta.url)
  const file = `${language}.traineddata.gz`
  for (const place of [`@tesseract.js-data/${language}/4.0.0_best_int/${file}`, `#models/${file}`]) {
    try {
      const found = resolve(place)
      if (existsSync(found)) return path.dirname(found)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
  return null
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'
}

/** The command's own model; without one, the compressed model, unpacked into a folder of ours. */
export function nativeModelDir(language: string, cacheDir: string): string | null {
  const own = nativeFolder()
  if (own !== null && existsSync(path.join(own, `${language}.traineddata`))) return own
  const packed = packedModelDir(language)
  if (packed === null) return null
  const target = path.join(cacheDir, 'tessdata')
  const file = path.join(target, `${language}.traineddata`)
  if (!existsSync(file)) {
    mkdirSync(target, { recursive: true })
    writeFileSync(file, gunzipSync(readFileSync(path.join(packed, `${language}.traineddata.gz`))))
  }
  return target
}

export function nativeVersion(): string | null {
  const { status, stdout } = spawnSync('tesseract', ['--version'], { encoding: 'utf8' })
  return status === 0 ? (/tesseract (\S+)/.exec(stdout)?.[1] ?? 'unknown') : null
}

function nativeFolder(): string | null {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  return status === 0 ? (/"([^"]+)"/.exec(stdout)?.[1] ?? null) : null
}
