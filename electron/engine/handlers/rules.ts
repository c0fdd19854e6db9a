// Handlers for learned rules: list, switch off, delete, export and import them.
import { z } from 'zod'
import { learnedRuleSchema } from '../../../shared/contract/learned-rule.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { HandlersOf } from './types.ts'
import { reason } from '../../../shared/reasons.ts'
import { zodMessages } from '../../../shared/zod-messages.ts'
import type { HandlerParts } from './handler-parts.ts'

const maxImported = 10_000

const fileSchema = z.object({
  fovea: z.literal('rules', { error: reason('is not "rules"') }),
  version: z.literal(1, { error: reason('is from a newer Fovea') }),
  rules: z.array(learnedRuleSchema).max(maxImported),
})

export function ruleHandlers(
  parts: Pick<HandlerParts, 'db' | 'rules' | 'events' | 'newId' | 'now'>,
): HandlersOf<'rules'> {
  const { rules, events } = parts
  return {
    'rules.list': () => ok({ rules: rules.list() }),

    /** Switches a rule on or off. */
    'rules.switch'({ id, isOn }) {
      rules.setOn(id, isOn)
      const rule = rules.get(id)
      if (!rule) return err('rule.unknown', { id })
      events.emit('rule.changed', { id })
      return ok(rule)
    },

    'rules.remove'({ ids }) {
      const removed = ids.filter((id) => rules.remove(id) > 0)
      for (const id of removed) events.emit('rule.changed', { id })
      return ok({ removed: removed.length })
    },

    /** Writes the chosen rules, or all of them, as a JSON file. */
    'rules.export'({ ids }) {
      const all = rules.list()
      const unknown = ids.find((id) => !all.some((rule) => rule.id === id))
      if (unknown !== undefined) return err('rule.unknown', { id: unknown })
      const chosen = ids.length === 0 ? all : all.filter(({ id }) => ids.includes(id))
      const file = { fovea: 'rules', version: 1, rules: chosen.map((rule) => learnedRuleSchema.parse(rule)) }
      const content = `${JSON.stringify(file, null, 2)}\n`
      return ok({ filename: 'fovea-rules.json', mediaType: 'application/json; charset=utf-8', content })
    },

    /** Adds the rules of an exported file, except those that exist already. */
    'rules.import'({ body }) {
      const file = parseFile(body)
      if (!file.ok) return file
      const known = new Set(rules.list().map((rule) => JSON.stringify(learnedRuleSchema.parse(rule))))
      const fresh = file.value.rules.filter((rule) => {
        const text = JSON.stringify(rule)
        return !known.has(text) && known.add(text)
      })
      const ids = fresh.map(() => parts.newId('rul'))
      parts.db.transaction(() => {
        fresh.forEach((rule, i) =>
          rules.insert({ ...rule, id: ids[i] ?? '', recordId: null, keyId: null, createdAt: parts.now() }),
        )
      })()
      for (const id of ids) events.emit('rule.changed', { id })
      return ok({ imported: fresh.length, known: file.value.rules.length - fresh.length })
    },
  }
}

/** Parses an exported file of rules. */
function parseFile(body: string): Result<z.output<typeof fileSchema>> {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return err('rule.file', { path: '', rule: reason('it is not JSON') })
    throw error
  }
  const file = fileSchema.safeParse(value, zodMessages)
  if (file.success) return ok(file.data)
  const issue = file.error.issues[0]
  return err('rule.file', {
    path: issue?.path.join('.') ?? '',
    rule: issue?.message ?? reason('has the wrong form'),
  })
}
