// Reads a set of images with truth, which its manifest.json lists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const imageSchema = z.object({
  image: z.string(),
  /** Files next to the image; their extension is the kind of truth. */
  truth: z.union([z.string(), z.array(z.string())]).transform((truth) => [truth].flat()),
  lang: z.string().default('und'),
  /** The truth has no spaces between words. */
  nospace_truth: z.boolean().default(false),
  /** 'ok', or the limit that the image exceeds. */
  expect: z.string().optional(),
  variant: z.string().optional(),
  style: z.string().optional(),
})

export type ImageRow = z.output<typeof imageSchema>

export interface ImageSet {
  readonly name: string
  readonly dir: string
  readonly images: readonly ImageRow[]
}

export interface Choice {
  readonly every: number
  readonly limit: number
}

/** The folders of sets in a folder, sorted by name; or the folder itself if it is a set. */
export function findSets(dir: string): string[] {
  if (isSet(dir)) return [dir]
  return readdirSync(dir)
    .sort()
    .map((name) => path.join(dir, name))
    .filter(isSet)
}

export function openSet(dir: string, choice: Choice): ImageSet {
  const rows = z.array(imageSchema).parse(JSON.parse(readFileSync(path.join(dir, 'manifest.json'), 'utf8')))
  return { name: path.basename(dir), dir, images: choose(rows, choice) }
}

export function choose<T>(rows: readonly T[], { every, limit }: Choice): T[] {
  return rows.filter((_, i) => i % every === 0).slice(0, limit)
}

function isSet(dir: string): boolean {
  return existsSync(path.join(dir, 'manifest.json'))
}
