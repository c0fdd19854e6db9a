// Reads the training documents for the choice of fields: invented documents of many kinds with truth, in batches by
// author.
// Each has its Page as the product read it, so that training sees real reading errors, and usually a Page without
// errors.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { pageSchema } from '../../shared/page.ts'

const paperSchema = z.object({
  name: z.string(),
  truth: z.record(z.string(), z.json()),
  page: pageSchema,
  meant: pageSchema.optional(),
})

export type TrainingDocument = z.infer<typeof paperSchema>

const dir = path.join(import.meta.dirname, 'papers')

/** In batches: documents of one author are similar, so a batch is used as a whole for training or for testing. */
export function readTrainingDocuments(): TrainingDocument[][] {
  return readdirSync(dir)
    .toSorted()
    .map((file) => {
      const text = brotliDecompressSync(readFileSync(path.join(dir, file))).toString()
      return z.array(paperSchema).parse(JSON.parse(text))
    })
}
