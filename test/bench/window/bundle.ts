// The files that the page loads before it shows anything: those that its HTML names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { sum } from '../average.ts'

export function firstLoadBytes(pageDir: string): number {
  const html = readFileSync(path.join(pageDir, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="(?:\.\/)?([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file ?? '',
  )
  return sum(['index.html', ...named].map((file) => gzipSync(readFileSync(path.join(pageDir, file))).length))
}
