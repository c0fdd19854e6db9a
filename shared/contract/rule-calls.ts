// Calls for learned rules. There is one for each corrected field and layout, and each can be switched off and deleted.
import { z } from 'zod'
import { learnedRuleSchema } from './learned-rule.ts'
import { call } from './call.ts'

const id = z.string().min(1)

export const ruleSchema = learnedRuleSchema.extend({
  id: z.string(),
  isOn: z.boolean(),
  /** The record that was corrected; null if it was deleted, or the rule was imported. */
  recordId: z.string().nullable(),
  createdAt: z.number(),
  /** How many corrections said otherwise: its values are doubtful after the first, and the second removes it. */
  contradicted: z.number().int(),
  /** How many fields it has filled. */
  uses: z.number().int(),
  lastUsedAt: z.number().nullable(),
})

export type Rule = z.infer<typeof ruleSchema>

export const ruleCalls = {
  'rules.list': call({
    input: z.object({}),
    output: z.object({ rules: z.array(ruleSchema) }),
    http: { method: 'GET', path: '/api/rules' },
    cli: 'rule list',
    help: 'Lists the rules learned from corrections: for which layout, which field, and what fills it.',
  }),
  'rules.switch': call({
    input: z.object({ id, isOn: z.boolean() }),
    output: ruleSchema,
    http: { method: 'PUT', path: '/api/rules/{id}' },
    cli: 'rule switch',
    help: 'Turns a rule on or off. One that is off is kept but not used.',
  }),
  'rules.remove': call({
    input: z.object({ ids: z.array(id).min(1).max(10_000) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'POST', path: '/api/rules/remove' },
    cli: 'rule remove',
    help: 'Deletes rules. Records that they filled stay as they are.',
  }),
  'rules.export': call({
    input: z.object({ ids: z.array(id).max(10_000).default([]) }),
    output: z.object({ filename: z.string(), mediaType: z.string(), content: z.string() }),
    http: { method: 'POST', path: '/api/rules/export' },
    cli: 'rule export',
    help: 'Exports rules as JSON, all or those named, for another machine.',
  }),
  'rules.import': call({
    input: z.object({ body: z.string() }),
    output: z.object({ imported: z.number(), known: z.number() }),
    http: { method: 'POST', path: '/api/rules/import' },
    cli: 'rule import',
    help: 'Imports exported rules. Those already here stay as they are.',
  }),
}
