// Parses the arguments of `npm run eval`.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isStepName, stepNames } from '../../electron/worker/context/steps.ts'
import { stepNames as fieldStepNames } from '../../shared/extract/step-names.ts'
import { operationNames } from '../../shared/operations.ts'
import { profiles } from '../../shared/reading.ts'

export const usage = `npm run eval -- DIR [options]     measures over the sets in DIR
npm run eval -- --degraded        measures over degraded pages that it makes itself (DIR may be left out)
npm run eval -- --foreign         the same over receipts in six languages, which are not told
npm run eval -- --planted         whether pages with a planted trouble are read whole, or doubted where they are not; --limit N of each trouble
npm run eval -- --chart           draws docs/reading.svg from what was last measured of every set, or of each --set; with DIR, after the run

  --set NAME       only this set; may be given several times
  --limit N        at most N images of a set
  --every K        every K-th image of a set
  --as OPERATION   ${operationNames.join(', ')}; by default what the truth asks for
  --profile NAME   ${profiles.join(' or ')}
  --without STEP   leaves a step of the reading out, to measure what it is worth; may be given several times:
                   ${stepNames.join(', ')}
  --worth          what each step of the reading is worth: every image is read with all, and again without each that was
                   taken; with --without only these steps
  --native         the tesseract command beside the naive baseline
  --networks       our networks alone beside the naive baseline, without all that is built around them
  --no-naive       without the naive baseline: no rivals but those that are asked for
  --worst N        name the N worst images of a set and write a page with picture, truth and prediction
  --teach FIELD    corrects the first document of each FIELD (such as company) and measures the ones that follow
  --perfect        fields only, from the truth's own text: what the rules do where nothing was misread
  --calibration    what share of words and fields is right at each stated confidence, and the weights that fit;
                   with --as json of fields alone. Pages are kept, so that the next time takes seconds
  --fields MODE    record: keeps the fields of all pages in .cache/eval/fields.json; compare: reports the pages whose fields
                   differ from the record. Without DIR, of the training documents and of the pages of the tests.
                   With --worth instead of MODE: what each step of understanding gains in right and wrong values, F1 and CPU;
                   with --without only these steps: ${fieldStepNames.join(', ')}
  --regret         by how much the product reads worse than the better of tesseract.js with the right language and the networks
                   alone; answers of the engines are kept, so that the next time takes seconds
  --spaces         fits what parts words on lines that the networks read, on drawn pages and sets with text as truth
  --table          a Markdown table of all sets at the end
  --workers N      reading processes side by side, 1 by default; CPU per image is only told with 1
  --out FOLDER     where predictions are written, by default .cache/eval`

const count = z.coerce.number().int().min(1)

const optionsSchema = z.object({
  dir: z.string().optional(),
  set: z.array(z.string()).default([]),
  limit: count.default(Infinity),
  every: count.default(1),
  as: z.enum(operationNames).optional(),
  profile: z.enum(profiles).default('precise'),
  without: z
    .array(
      z.string().refine((name) => isStepName(name) || fieldStepNames.includes(name), 'there is no such step'),
    )
    .default([]),
  worth: z.boolean().default(false),
  native: z.boolean().default(false),
  networks: z.boolean().default(false),
  naive: z.boolean().default(true),
  worst: count.optional(),
  teach: z.string().optional(),
  calibration: z.boolean().default(false),
  fields: z.enum(['record', 'compare', 'worth']).optional(),
  regret: z.boolean().default(false),
  spaces: z.boolean().default(false),
  table: z.boolean().default(false),
  perfect: z.boolean().default(false),
  degraded: z.boolean().default(false),
  foreign: z.boolean().default(false),
  planted: z.boolean().default(false),
  chart: z.boolean().default(false),
  workers: count.default(1),
  out: z.string().optional(),
})

export type EvalOptions = z.output<typeof optionsSchema>

/** Whether the arguments name sets to measure. */
export function hasSets({ dir, degraded, foreign }: EvalOptions): boolean {
  return dir !== undefined || degraded || foreign
}

/** The options, or a sentence that says what is wrong. */
export function parseOptions(argv: readonly string[]): EvalOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: argv.map((argument, i) => (isBareFields(argv, i) ? '--fields=worth' : argument)),
      allowPositionals: true,
      allowNegative: true,
      options: {
        set: { type: 'string', multiple: true },
        limit: { type: 'string' },
        every: { type: 'string' },
        as: { type: 'string' },
        profile: { type: 'string' },
        without: { type: 'string', multiple: true },
        worth: { type: 'boolean' },
        native: { type: 'boolean' },
        networks: { type: 'boolean' },
        naive: { type: 'boolean' },
        worst: { type: 'string' },
        teach: { type: 'string' },
        calibration: { type: 'boolean' },
        fields: { type: 'string' },
        regret: { type: 'boolean' },
        spaces: { type: 'boolean' },
        table: { type: 'boolean' },
        perfect: { type: 'boolean' },
        degraded: { type: 'boolean' },
        foreign: { type: 'boolean' },
        planted: { type: 'boolean' },
        chart: { type: 'boolean' },
        workers: { type: 'string' },
        out: { type: 'string' },
      },
    })
    const parsed = optionsSchema.safeParse({ ...values, dir: positionals[0] })
    if (!parsed.success) return z.prettifyError(parsed.error)
    const { degraded, foreign, planted, chart, fields } = parsed.data
    if (degraded && foreign) return 'Ask for the degraded pages or for the foreign receipts, one at a time.'
    return hasSets(parsed.data) || planted || chart || fields ? parsed.data : 'Name the folder with the sets.'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** `--fields --worth` needs no mode. */
function isBareFields(argv: readonly string[], i: number): boolean {
  return argv[i] === '--fields' && (argv[i + 1] ?? '--').startsWith('--')
}
