// What an engine pack says of itself: which files its networks are in, and what they can read.
import { z } from 'zod'
import { languageRows, type Script } from './languages.ts'
import { reason } from './reasons.ts'
import { systemReason } from './system-reason.ts'
import { zodMessages, issueText } from './zod-messages.ts'

const scripts: ReadonlySet<string> = new Set(Object.values(languageRows).map(({ script }) => script))

/** Of the pack's own folder: what is named by a way out of it could be any file of the machine. */
const fileSchema = z.object({
  file: z
    .string()
    .regex(
      /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*$/,
      reason('must name a file in the folder of the pack'),
    ),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, reason('must be a SHA-256 in small hexadecimal digits')),
})

export const manifestSchema = z.object({
  format: z.literal(1),
  /** By this a line tells who read it. */
  name: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,38}[a-z0-9])?$/, reason('must be a short name such as pp-ocrv4')),
  title: z.string().min(1),
  scripts: z
    .array(z.custom<Script>((value) => typeof value === 'string' && scripts.has(value), 'is no script'))
    .min(1),
  /** Those whose every letter is in the alphabet, by the codes of their models. */
  languages: z.array(z.string()),
  /**
   * What makes of the network's own certainty the chance that a word is right: weights of the log odds of its least sure
   * character and of its line on the whole. Fitted on words whose truth is known.
   */
  certainty: z.object({ bias: z.number(), leastSure: z.number(), line: z.number() }),
  /** As SPDX has it. */
  licence: z.string().min(1),
  source: z.url(),
  /** Where the files are, if not beside the manifest: in the folder of what a package gives by this name. */
  from: z.string().optional(),
  /** Finds where text stands: a network that was trained to tell text from ground (DB). */
  detector: fileSchema,
  /** Reads a line: a network that gives for each step along it the chance of each character (CTC). */
  recogniser: fileSchema,
  /** The characters, one in each row, in the order in which the network has them. */
  alphabet: fileSchema,
})

export type Certainty = Manifest['certainty']
export type Manifest = z.infer<typeof manifestSchema>
export const packFileRoles = ['detector', 'recogniser', 'alphabet'] as const
export type PackFileRole = (typeof packFileRoles)[number]

/** The name of the file in a pack's folder that all others are named in. */
export const manifestName = 'pack.json'

/** The pack that comes with the application; its files are a package's, which is found from where the caller is. */
export const bundledPack = { name: 'pp-ocrv4', manifest: '#models/pp-ocrv4/pack.json' } as const

/** Throws where the text is no manifest; `manifestProblem` makes a reason of that. */
export function parseManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text), zodMessages)
}

export function manifestProblem(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return issue ? issueText(issue) : reason('has the wrong form')
  }
  return error instanceof SyntaxError ? reason('it is not JSON') : systemReason(error)
}
