// Reads the imports of a source file: static, dynamic and re-exports, in TypeScript and in Svelte's script blocks.
import path from 'node:path'

const importPattern =
  /(?:^|[\s;])(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

export interface Import {
  readonly line: number
  /** For our own files the path from the repository's root without its ending; else the specifier as written. */
  readonly target: string
}

export function importsOf(file: string, source: string): Import[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(importPattern)].map((match) => ({
    line: code.slice(0, match.index).split('\n').length + (match[0].startsWith('\n') ? 1 : 0),
    target: resolve(file, match[1] ?? match[2] ?? ''),
  }))
}

function resolve(file: string, written: string): string {
  if (!written.startsWith('.')) return written
  return path.posix.join(path.posix.dirname(file), written).replace(/\.(ts|js|css|svelte|svelte\.ts)$/, '')
}
