import { expect, test } from 'vitest'
import { z } from 'zod'
import { zodMessages, issueText } from './zod-messages.ts'

function messageOf(schema: z.ZodType, value: unknown): string {
  const issue = schema.safeParse(value, zodMessages).error?.issues[0]
  return issue ? issueText(issue) : 'fine'
}

test.each([
  [z.object({ a: z.string() }), {}, 'a: is missing'],
  [z.string(), 1, 'must be a string'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number().min(10), 3, 'must be at least 10, not 3'],
  [z.number().max(65535), 99999, 'must be at most 65535, not 99999'],
  [z.number().gt(0), 0, 'must be more than 0'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().max(3), 'abcd', 'must have at most 3 characters'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entries'],
  [z.enum(['light', 'dark']), 'blue', 'must be one of: light, dark, not "blue"'],
  [z.strictObject({}), { a: 1 }, 'there is nothing called a here'],
  [z.string().regex(/^a$/, 'must be an a'), 'b', 'must be an a'],
])('names the broken rule in our words, with the value: %#', (schema, value, text) => {
  expect(messageOf(schema, value)).toBe(text)
})
