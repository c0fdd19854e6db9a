// The manifest (pack.json) of an engine pack: its network files and what they expect, the scripts and languages that they
// read, its licence.
import { z } from 'zod'
import { languageRows, type Script } from './languages.ts'
import { reason } from './reasons.ts'
import { systemReason } from './system-reason.ts'
import { zodMessages, issueText } from './zod-messages.ts'

const scripts: ReadonlySet<string> = new Set(Object.values(languageRows).map(({ script }) => script))

/** A file inside the pack's folder. The pattern refuses `..`, which could name any file of the machine. */
const fileSchema = z.object({
  file: z
    .string()
    .regex(
      /^(?!.*(^|\/)\.\.?(\/|$))[\w.-]+(\/[\w.-]+)*$/,
      reason('must name a file in the folder of the pack'),
    ),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, reason('must be a SHA-256 in small hexadecimal digits')),
})

const three = z.tuple([z.number(), z.number(), z.number()])

/**
 * How a network takes a picture: a plane for each colour, with levels from 0 to 1, less the mean and divided by the
 * deviation of the plane. Means and deviations are in the order of the planes.
 */
const pixels = {
  channels: z.enum(['BGR', 'RGB']).default('BGR'),
  means: three.default([0.485, 0.456, 0.406]),
  deviations: three.default([0.229, 0.224, 0.225]),
}

/** The network that finds text on a page (differentiable binarization). The defaults are those of PP-OCRv4. */
const detectorSchema = fileSchema.extend({
  input: z
    .object({
      ...pixels,
      /** Both sides of the picture must be multiples of it, in pixels. */
      multiple: z.number().int().min(1).max(256).default(32),
    })
    .prefault({}),
  output: z
    .object({
      /** Minimum probability of a pixel to be text, and of all pixels of a region on average. */
      pixel: z.number().min(0).max(1).default(0.3),
      region: z.number().min(0).max(1).default(0.6),
      /** How far a region is grown: the ratio of its area to its outline times this. */
      growth: z.number().min(0).max(10).default(1.5),
    })
    .prefault({}),
})

/** The network that reads a line: for each step along the line, the probability of each character (CTC). */
const recogniserSchema = fileSchema.extend({
  input: z
    .object({
      ...pixels,
      means: three.default([0.5, 0.5, 0.5]),
      deviations: three.default([0.5, 0.5, 0.5]),
      /** Height of the strip of a line, in pixels. */
      height: z.number().int().min(8).max(256).default(48),
    })
    .prefault({}),
  output: z
    .object({
      /** Order of the dimensions: N lines, T steps, C classes. */
      layout: z.enum(['NTC', 'TNC', 'NCT']).default('NTC'),
      /** Position of the class for "no character" among all classes. */
      blank: z.enum(['first', 'last']).default('first'),
      /** last: after the characters of the alphabet file · listed: a row of that file · none: the network knows no space */
      space: z.enum(['last', 'listed', 'none']).default('last'),
      scores: z.enum(['probabilities', 'logits']).default('probabilities'),
      /** visual: characters come from left to right in scripts that are written from right to left, too */
      order: z.enum(['reading', 'visual']).default('reading'),
    })
    .prefault({}),
})

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Stored with each line that the pack has read (`Line.engine`). */
  name: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]{0,38}[a-z0-9])?$/, reason('must be a short name such as pp-ocrv4')),
  title: z.string().min(1),
  scripts: z
    .array(z.custom<Script>((value) => typeof value === 'string' && scripts.has(value), 'is no script'))
    .min(1),
  /** Language codes of the languages whose letters are all in the alphabet. */
  languages: z.array(z.string()),
  /** Whether it reads pages of running text too. Otherwise tesseract.js reads those that are not in Han. */
  documents: z.boolean().default(false),
  /**
   * Weights that turn the network's certainty into the chance that a word is right: one for the log odds of the word's
   * least certain character, one for the log odds of the whole line. Fitted on words with known truth.
   */
  certainty: z.object({ bias: z.number(), leastSure: z.number(), line: z.number() }),
  /** An SPDX licence identifier. */
  licence: z.string().min(1),
  source: z.url(),
  /** A module specifier; the files are in the folder that it resolves to. Without it they are next to the manifest. */
  from: z.string().optional(),
  detector: detectorSchema,
  recogniser: recogniserSchema,
  /** A text file with the network's characters in its order, one on each line. */
  alphabet: fileSchema,
})

/** A pack that is known to exist: its manifest without `from`, and where its files are. */
const inCatalogue = {
  url: z.url({ protocol: /^https?$/ }),
  sizeBytes: z.number().int().positive().nullable(),
  /** Null if the hash of the file is not known; what arrives is then shown before it is used. */
  sha256: fileSchema.shape.sha256.nullable(),
}

export const catalogueSchema = z.array(
  manifestSchema.omit({ from: true }).extend({
    detector: detectorSchema.extend(inCatalogue),
    recogniser: recogniserSchema.extend(inCatalogue),
    alphabet: fileSchema.extend(inCatalogue),
    /** Other hosts that the addresses are known to lead to. */
    hosts: z.array(z.string()),
  }),
)

export type CatalogueEntry = z.infer<typeof catalogueSchema>[number]
export type Certainty = Manifest['certainty']
export type Manifest = z.infer<typeof manifestSchema>
export type PixelInput = Pick<Manifest['detector']['input'], keyof typeof pixels>
export const packFileRoles = ['detector', 'recogniser', 'alphabet'] as const
export type PackFileRole = (typeof packFileRoles)[number]

/** File name of the manifest in a pack's folder. */
export const manifestName = 'pack.json'

/** The pack that comes with the application. `manifest` is a module specifier, so the caller resolves it. */
export const bundledPack = { name: 'pp-ocrv4', manifest: '#models/pp-ocrv4/pack.json' } as const

/** Throws if the text is no manifest; `manifestProblem` turns what it throws into a reason. */
export function parseManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text), zodMessages)
}

/** Says in words why a manifest can't be read or parsed. */
export function manifestProblem(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return issue ? issueText(issue) : reason('has the wrong form')
  }
  return error instanceof SyntaxError ? reason('it is not JSON') : systemReason(error)
}
