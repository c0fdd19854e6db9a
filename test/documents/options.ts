// Parses the arguments of `npm run documents`.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isStepName, type StepName } from '../../electron/worker/context/steps.ts'

const layerSteps: readonly StepName[] = ['layerJudgement', 'besideLayer', 'textInFigures', 'layerRules']

export const usage = `npm run documents -- [options]     makes PDFs of many kinds with the programs that are there, reads and measures them

  --files DIR      the PDFs of a folder instead
  --debian         PDFs that Debian's documentation packages have beside them (apt-get download, kept in .cache/documents)
  --hostile        files that are damaged or made to break what opens them instead: outcomes, time and memory
  --seed N         of what is random in them, 1 by default
  --count N        how many of them, 300 by default
  --only WORD      only files whose name or kind has it
  --pages N        so many pages of each at most, 40 by default; made files are read whole
  --misses N       N words of each file that we give otherwise than pdftotext
  --without STEP   leaves a step of the text layer out: ${layerSteps.join(', ')}
  --table          as a Markdown table`

const count = z.coerce.number().int().min(1)

const optionsSchema = z.object({
  files: z.string().optional(),
  debian: z.boolean().default(false),
  hostile: z.boolean().default(false),
  seed: count.default(1),
  count: count.default(300),
  only: z.string().default(''),
  pages: count.default(40),
  misses: count.optional(),
  without: z.array(z.string().refine(isStepName, 'there is no such step')).default([]),
  table: z.boolean().default(false),
})

export type DocumentsOptions = z.output<typeof optionsSchema>

/** Returns an error message if the arguments are invalid. */
export function parseOptions(argv: readonly string[]): DocumentsOptions | string {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        files: { type: 'string' },
        debian: { type: 'boolean' },
        hostile: { type: 'boolean' },
        seed: { type: 'string' },
        count: { type: 'string' },
        only: { type: 'string' },
        pages: { type: 'string' },
        misses: { type: 'string' },
        without: { type: 'string', multiple: true },
        table: { type: 'boolean' },
      },
    })
    const parsed = optionsSchema.safeParse(values)
    return parsed.success ? parsed.data : z.prettifyError(parsed.error)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
