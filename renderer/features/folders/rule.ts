// The rule of a watch folder, as its form has it.
import {
  defaultFolderRule,
  ruleFields,
  type FolderRule,
  type WrittenKind,
} from '../../../shared/contract/folder-rule.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import type { PageWords } from '../../../shared/words/en.ts'

export type Rule = FolderRule

/** What a part of the form is given: the rule, and where a change of some of it goes. */
export interface RuleProps {
  readonly rule: Rule
  readonly onchange: (part: Partial<Rule>) => void
}

/** In the window somebody is there who can be asked. */
export const firstRule: Rule = { ...defaultFolderRule, existing: 'ask' }

const names = Object.keys(ruleFields) as (keyof Rule)[]

export function ruleOf(folder: WatchFolder): Rule {
  return Object.fromEntries(names.map((name) => [name, folder[name]])) as unknown as Rule
}

export function isSameRule(a: Rule, b: Rule): boolean {
  return names.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

/** What is written for a result, as one reads it. */
export function kindName(kind: WrittenKind, t: PageWords): string {
  return t.export.formats[kind].name
}

/** Fields can't be filled without a schema that names them. */
export function isComplete(rule: Rule): boolean {
  return rule.operation !== 'json' || rule.schemaId !== null
}

/** Commas part patterns, but for those in braces, as in *.{jpg,png}. */
export function patternsOf(text: string): string[] {
  const parts = text.match(/(?:\{[^}]*\}|[^,])+/g) ?? []
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** A command as one types it: blanks part its arguments, but for those in quotes. */
export function argumentsOf(text: string): string[] {
  const parts = text.match(/"[^"]*"|\S+/g) ?? []
  return parts.map((part) => (/^".*"$/.test(part) ? part.slice(1, -1) : part))
}

export function commandText(command: readonly string[]): string {
  return command.map((part) => (part === '' || /\s/.test(part) ? `"${part}"` : part)).join(' ')
}
