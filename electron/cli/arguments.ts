// Parses argv by the options that a command declares. Each mistake has its own sentence.
import { parseArgs } from 'node:util'
import { err, ok, type Result } from '../../shared/result.ts'

export interface OptionRow {
  /** flag: --details, --no-details · value: --port 80, --port=80 · list: a value that may be repeated */
  readonly kind: 'flag' | 'value' | 'list'
  /** The name of the value in the help, such as DIR. */
  readonly placeholder?: string
  /** Whether its value may be missing at the end. */
  readonly isOptional?: boolean
  readonly help: string
}

/** By name, without the dashes. */
export type OptionRows = Readonly<Record<string, OptionRow>>

export interface Arguments {
  readonly positionals: readonly string[]
  has(name: string): boolean
  flag(name: string): boolean
  value(name: string): string | undefined
  list(name: string): readonly string[]
}

/** Returns the options and the positional arguments, or the first mistake. */
export function parseArguments(
  command: string,
  rows: OptionRows,
  argv: readonly string[],
): Result<Arguments> {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      Object.entries(rows).map(([name, row]) => [
        name,
        { type: row.kind === 'flag' ? 'boolean' : 'string' } as const,
      ]),
    ),
    // Node's own error messages are written for programmers, so Node only splits and the checks are made here.
    strict: false,
    tokens: true,
    allowPositionals: true,
    allowNegative: true,
  })
  const positionals: string[] = []
  const given = new Map<string, string[]>()

  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      positionals.push(token.value)
      continue
    }
    const row = Object.hasOwn(rows, token.name) ? rows[token.name] : undefined
    const isNegated = token.rawName.startsWith('--no-') && token.rawName !== `--${token.name}`
    if (!row || (isNegated && row.kind !== 'flag')) {
      return err('cli.unknownOption', { option: token.rawName, command, known: knownOptions(rows) })
    }
    if (row.kind === 'flag') {
      const value = token.value ?? String(!isNegated)
      if (value !== 'true' && value !== 'false') {
        const rule = `can't be ${value}. Write --${token.name} or --no-${token.name}.`
        return err('input.invalid', { path: token.rawName, rule })
      }
      given.set(token.name, [value])
      continue
    }
    if (row.isOptional === true && token.value === undefined) {
      given.set(token.name, [])
      continue
    }
    // `--port --data x` means a forgotten value. A value that begins with dashes is written --port=--data.
    const isMissing =
      token.value === undefined || (!token.inlineValue && looksLikeOption(token.value)) || token.value === ''
    if (token.value === undefined || isMissing) return err('cli.missingValue', { option: token.rawName })
    const earlier = row.kind === 'list' ? (given.get(token.name) ?? []) : []
    given.set(token.name, [...earlier, token.value])
  }

  return ok({
    positionals,
    has: (name) => given.has(name),
    flag: (name) => given.get(name)?.at(-1) === 'true',
    value: (name) => given.get(name)?.at(-1),
    list: (name) => given.get(name) ?? [],
  })
}

function looksLikeOption(value: string): boolean {
  return /^-[^\d.]/.test(value)
}

/** Lists the options, for an error about an unknown one. */
function knownOptions(rows: OptionRows): string {
  return Object.keys(rows)
    .map((name) => `--${name}`)
    .join(', ')
}
