// Papers with truth that the choice of fields is learnt from: invented documents of kinds that nobody built for, in batches
// by their authors. Each has its Page as the product read it, so that what is learnt is learnt on real reading, and as it
// was meant, with no letter misread and none lost.
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

export type Paper = z.infer<typeof paperSchema>

const dir = path.join(import.meta.dirname, 'papers')

/** By batches: what one author wrote is alike, and is learnt from or tried on as a whole. */
export function readPapers(): Paper[][] {
  return readdirSync(dir)
    .toSorted()
    .map((file) => {
      const text = brotliDecompressSync(readFileSync(path.join(dir, file))).toString()
      return z.array(paperSchema).parse(JSON.parse(text))
    })
}
