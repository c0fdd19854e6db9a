// What people put on the history: tags, and searches that they keep.
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
    access: 'owner',
    help: 'Lists the tags in use, and how many records have each.',
  }),
  'searches.list': call({
    input: z.object({}),
    output: z.object({ searches: z.array(savedSearchSchema) }),
    http: { method: 'GET', path: '/api/searches' },
    cli: 'search list',
    access: 'owner',
    help: 'Lists the searches that are kept under a name.',
  }),
  'searches.save': call({
    input: z.object({
      name: z.string().trim().min(1).max(100),
      filter: savedSearchSchema.shape.filter,
    }),
    output: savedSearchSchema,
    http: { method: 'POST', path: '/api/searches' },
    cli: 'search save',
    access: 'owner',
    help: 'Keeps a search of the history under a name; a name that is taken is given the new search.',
  }),
  'searches.remove': call({
    input: z.object({ id: z.string().min(1) }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/searches/{id}' },
    cli: 'search remove',
    access: 'owner',
    help: 'Forgets a kept search. The records stay.',
  }),
}
