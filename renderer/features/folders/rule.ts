// Converts the rule of a watch folder to and from what its form shows.
import { ruleFields, type FolderRule, type WrittenKind } from '../../../shared/contract/folder-rule.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import type { PageWords } from '../../../shared/words/en.ts'

export type Rule = FolderRule

/** The props of each section of the rule form. */
export interface RuleProps {
  readonly rule: Rule
  readonly onchange: (part: Partial<Rule>) => void
}

const ruleNames = Object.keys(ruleFields) as (keyof Rule)[]

/** Picks the rule's settings from a watch folder. */
export function toRule(folder: WatchFolder): Rule {
  return Object.fromEntries(ruleNames.map((name) => [name, folder[name]])) as unknown as Rule
}

export function isSameRule(a: Rule, b: Rule): boolean {
  return ruleNames.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** The display name of an output format. */
export function kindName(kind: WrittenKind, t: PageWords): string {
  return t.export.formats[kind].name
}

/** Whether the rule can be saved. An extraction needs a schema, because the schema names its fields. */
export function isComplete(rule: Rule): boolean {
  return rule.operation !== 'json' || rule.schemaId !== null
}

/** Splits patterns at commas, except inside braces as in *.{jpg,png}. */
export function parsePatterns(text: string): string[] {
  const parts = text.match(/(?:\{[^}]*\}|[^,])+/g) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Splits a typed command into its arguments at spaces, except inside double quotes. */
export function parseCommand(text: string): string[] {
  const parts = text.match(/"[^"]*"|\S+/g) ?? []
  return parts.map((part) => (/^".*"$/.test(part) ? part.slice(1, -1) : part))
}

/** Shows program and arguments as one line; those with spaces are in quotes. */
export function formatCommand(command: readonly string[]): string {
  return command.map((part) => (part === '' || /\s/.test(part) ? `"${part}"` : part)).join(' ')
}
