// Validates a rule of a watch folder before it is used.
import { defaultFolderRule, folderRuleSchema, type FolderRule } from '../../../shared/contract/folder-rule.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { parseFileFilter } from '../../../shared/watch/file-filter.ts'
import { parseTemplate } from '../../../shared/watch/name-template.ts'
import { checkWebhook, hiddenValue, parseHeader } from '../output/call-webhook.ts'
import type { HandlerParts } from './handler-parts.ts'

export type RuleParts = Pick<HandlerParts, 'shelf' | 'parseLanguages'>

/**
 * Checks a rule. Returns the rule with language codes, and with a saved schema in place of a built-in one.
 * Paths are checked elsewhere.
 */
export function checkRule({ shelf, parseLanguages }: RuleParts, rule: FolderRule): Result<FolderRule> {
  if (rule.operation === 'json' && rule.schemaId === null) return err('schema.missing', {})
  const languages = parseLanguages(rule.languages)
  if (!languages.ok) return languages
  const sieve = parseFileFilter(rule)
  if (!sieve.ok) return sieve
  const template = parseTemplate(rule.nameTemplate)
  if (!template.ok) return template
  if (rule.webhookUrl !== null) {
    const url = checkWebhook(rule.webhookUrl)
    if (!url.ok) return url
  }
  if (rule.webhookHeader !== null && !parseHeader(rule.webhookHeader)) return err('hook.header', {})
  const schemaId = rule.schemaId === null ? ok(null) : shelf.ensureSaved(rule.schemaId)
  if (!schemaId.ok) return schemaId
  return ok({
    ...rule,
    schemaId: schemaId.value,
    languages: [...languages.value],
    writes: [...new Set(rule.writes)],
  })
}

/** Applies the changes to a rule; properties that are not part of a rule are ignored. */
export function applyChanges(changes: object, before: FolderRule = defaultFolderRule): FolderRule {
  const changed = Object.entries(changes)
    .filter(([name, value]) => name in before && value !== undefined)
    // A caller that sends back what it was shown changes nothing.
    .filter(([name, value]) => name !== 'webhookHeader' || value !== withoutSecret(before).webhookHeader)
  return folderRuleSchema.parse({ ...before, ...Object.fromEntries(changed) })
}

/** The rule as it is shown: the value of a header is a secret. */
export function withoutSecret(rule: FolderRule): FolderRule {
  const [name] = rule.webhookHeader?.split(':') ?? []
  return { ...rule, webhookHeader: name === undefined ? null : `${name}: ${hiddenValue}` }
}
