// Calls for tags and saved searches of the history.
import { z } from 'zod'
import { call } from './call.ts'
import { recordFilterSchema, recordSorts } from './record-filter.ts'

export const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  filter: recordFilterSchema.extend({ sort: z.enum(recordSorts).optional() }),
  createdAt: z.number(),
})

export type SavedSearch = z.infer<typeof savedSearchSchema>

export const historyCalls = {
  'tags.list': call({
    input: z.object({}),
    output: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.number() })) }),
    http: { method: 'GET', path: '/api/tags' },
    cli: 'tag list',
    help: 'Lists the tags, and how many records have each.',
  }),
  'searches.list': call({
    input: z.object({}),
    output: z.object({ searches: z.array(savedSearchSchema) }),
    http: { method: 'GET', path: '/api/searches' },
    cli: 'search list',
    help: 'Lists the saved searches.',
  }),
  'searches.save': call({
    input: z.object({
      name: z.string().trim().min(1).max(100),
      filter: savedSearchSchema.shape.filter,
    }),
    output: savedSearchSchema,
    http: { method: 'POST', path: '/api/searches' },
    cli: 'search save',
    help: 'Saves a search of the history under a name, and replaces one that has the name.',
  }),
  'searches.remove': call({
    input: z.object({ id: z.string().min(1) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/searches/{id}' },
    cli: 'search remove',
    help: 'Deletes a saved search. The records stay.',
  }),
}
