// Settings of the fields of a saved schema: kind, choices, names, sums. They are stored next to the schema's plain JSON,
// whose form the service contract defines.
import { z } from 'zod'
import { formatPath, parsePath } from './path.ts'

/** The kinds that a setting can declare for a field. Without one the kind is guessed from the field's name. */
export const declaredKinds = ['text', 'date', 'amount', 'number', 'choice', 'yesNo'] as const
export type DeclaredKind = (typeof declaredKinds)[number]

const textUpTo = (maxLength: number) => z.string().trim().min(1).max(maxLength)

const termSchema = z.object({
  path: z.string(),
  /** Subtracted instead of added. */
  isLess: z.boolean().default(false),
})

export const fieldSettingSchema = z.object({
  kind: z.enum(declaredKinds).optional(),
  /** The allowed values of a choice. */
  choices: z.array(textUpTo(100)).max(200).optional(),
  isRequired: z.boolean().optional(),
  /** Other labels for it on documents. */
  names: z.array(textUpTo(80)).max(20).optional(),
  /** A hint for the person who reviews the field. */
  help: z.string().trim().max(500).optional(),
  /** The fields that add up to it. A list column counts with all its rows, or within its own list with the same row. */
  sum: z.array(termSchema).max(50).optional(),
})

/** Settings by field path as in leafPaths: total, seller.name, items[0].price for the price of all items. */
export const fieldSettingsSchema = z.record(z.string(), fieldSettingSchema)

export type SumTerm = z.infer<typeof termSchema>
export type FieldSetting = z.infer<typeof fieldSettingSchema>
export type FieldSettings = Readonly<Record<string, FieldSetting>>

export const noSettings: FieldSettings = {}

/** The setting of a field. All rows of a list share one. */
export function findSetting(settings: FieldSettings, path: string): FieldSetting | undefined {
  const place = toFirstRow(path)
  return Object.hasOwn(settings, place) ? settings[place] : undefined
}

/** Replaces every index in a path with 0: items[7].price -> items[0].price. */
export function toFirstRow(path: string): string {
  return formatPath((parsePath(path) ?? [path]).map((step) => (typeof step === 'number' ? 0 : step)))
}
