// The file filter of a watch folder: decides by a file's path whether the rule takes it, or which pattern excludes it.
import { ok, type Result } from '../result.ts'
import { parseGlob, type Glob } from './glob.ts'

/** Files that systems, sync programs, scanners and browsers leave behind or have not finished. */
export const usualPatterns = [
  '.*',
  '**/.*/**',
  '~$*',
  '*~',
  '*.part',
  '*.partial',
  '*.filepart',
  '*.crdownload',
  '*.download',
  '*.opdownload',
  '*.tmp',
  '*.temp',
  '*.swp',
  'Thumbs.db',
  'desktop.ini',
  '**/@eaDir/**',
  '**/#recycle/**',
  '**/$RECYCLE.BIN/**',
  '**/System Volume Information/**',
  '**/__MACOSX/**',
  '**/lost+found/**',
] as const

/** The folders among them, which are not walked. */
const usualFolders: readonly Glob[] = parseGlobs(
  usualPatterns.filter((pattern) => pattern.endsWith('/**')).map((pattern) => pattern.slice(0, -3)),
)
const usual: readonly Glob[] = parseGlobs(usualPatterns)

export type Verdict =
  | { readonly kind: 'read' }
  | { readonly kind: 'notIncluded' }
  | { readonly kind: 'ignored' | 'usual'; readonly pattern: string }

export interface FileFilter {
  verdict(file: string): Verdict
  /** Whether no file below this folder can be taken, so that it need not be walked. */
  skipsFolder(dir: string): boolean
}

export interface FileFilterRule {
  readonly include: readonly string[]
  readonly ignore: readonly string[]
  readonly ignoresUsual: boolean
}

/** Fails if a pattern is malformed. */
export function parseFileFilter(rule: FileFilterRule): Result<FileFilter> {
  const include: Glob[] = []
  const ignore: Glob[] = []
  for (const [patterns, globs] of [
    [rule.include, include],
    [rule.ignore, ignore],
  ] as const) {
    for (const pattern of patterns) {
      const glob = parseGlob(pattern)
      if (!glob.ok) return glob
      globs.push(glob.value)
    }
  }
  const first = (globs: readonly Glob[], file: string) => globs.find((glob) => glob.matches(file))
  return ok({
    /** Tells whether a file is taken, or which pattern excludes it. */
    verdict(file) {
      const ignored = first(ignore, file)
      if (ignored) return { kind: 'ignored', pattern: ignored.pattern }
      const usualMatch = rule.ignoresUsual ? first(usual, file) : undefined
      if (usualMatch) return { kind: 'usual', pattern: usualMatch.pattern }
      return include.length === 0 || first(include, file) ? { kind: 'read' } : { kind: 'notIncluded' }
    },
    skipsFolder: (dir) =>
      (rule.ignoresUsual && first(usualFolders, dir) !== undefined) ||
      // all contents of the folder are ignored, by x/ or by x/**
      first(ignore, `${dir}/\u0000`) !== undefined,
  })
}

/** Parses the built-in patterns; a malformed one is a bug. */
function parseGlobs(patterns: readonly string[]): Glob[] {
  return patterns.map((pattern) => {
    const glob = parseGlob(pattern)
    if (!glob.ok) throw new Error(`${pattern} is no glob`)
    return glob.value
  })
}
