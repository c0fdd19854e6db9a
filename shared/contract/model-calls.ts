// The call that checks the language model, which fills fields that the rules leave empty.
import { z } from 'zod'
import { call } from './call.ts'
import { faultSchema } from './record.ts'

export const modelStateSchema = z.object({
  isOn: z.boolean(),
  address: z.string(),
  model: z.string(),
  /** Host and port of the address; empty if the address is invalid. */
  host: z.string(),
  /** Whether the address is on this machine. If not, the text of pages leaves the machine. */
  isLocal: z.boolean(),
  /** The models of the endpoint; empty if it does not answer. */
  models: z.array(z.string()),
  /** Why it can't be used; null if it can. */
  problem: faultSchema.nullable(),
  /** Why its last request for a record's fields failed; that record was filled without it. */
  lastProblem: faultSchema.nullable(),
})

export type ModelState = z.infer<typeof modelStateSchema>

export const modelCalls = {
  'model.check': call({
    input: z.object({}),
    output: modelStateSchema,
    http: { method: 'GET', path: '/api/model' },
    cli: 'model check',
    help: 'Checks whether the language model of the settings answers, and tells where the text of pages would go.',
  }),
}
