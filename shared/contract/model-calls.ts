// The language model that fills what the rules leave empty: where it is, and whether it answers.
import { z } from 'zod'
import { call } from './call.ts'
import { faultSchema } from './record.ts'

export const modelStateSchema = z.object({
  isOn: z.boolean(),
  address: z.string(),
  model: z.string(),
  /** Host and port of the address; empty where it can't be one. */
  host: z.string(),
  /** Whether the address is this machine. If not, the text of pages leaves it. */
  isLocal: z.boolean(),
  /** What the endpoint offers; empty where it does not answer. */
  models: z.array(z.string()),
  /** Why it can't be used; null where it can. */
  problem: faultSchema.nullable(),
  /** What went wrong when it was last asked for a record's fields; that record was filled without it. */
  lastProblem: faultSchema.nullable(),
})

export type ModelState = z.infer<typeof modelStateSchema>

export const modelCalls = {
  'model.check': call({
    input: z.object({}),
    output: modelStateSchema,
    http: { method: 'GET', path: '/api/model' },
    cli: 'model check',
    access: 'owner',
    help: 'Checks whether the language model of the settings answers, and tells where the text of pages would go.',
  }),
}
