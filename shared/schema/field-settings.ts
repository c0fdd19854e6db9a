// What somebody said of the fields of a saved schema. It stands beside the schema's plain JSON, which stays as the
// service contract has it.
import { z } from 'zod'
import { formatPath, parsePath } from './path.ts'

/** What a field may be said to hold; without a word about it, its name tells. */
export const declaredKinds = ['text', 'date', 'amount', 'number', 'choice', 'yesNo'] as const
export type DeclaredKind = (typeof declaredKinds)[number]

const textUpTo = (maxLength: number) => z.string().trim().min(1).max(maxLength)

const termSchema = z.object({
  path: z.string(),
  /** Taken off instead of added. */
  isLess: z.boolean().default(false),
})

export const fieldSettingSchema = z.object({
  kind: z.enum(declaredKinds).optional(),
  /** All that it may be, where it is a choice. */
  choices: z.array(textUpTo(100)).max(200).optional(),
  isRequired: z.boolean().optional(),
  /** What else papers call it. */
  names: z.array(textUpTo(80)).max(20).optional(),
  /** A sentence for whoever looks at what was filled in. */
  help: z.string().trim().max(500).optional(),
  /** The fields that come to it. A column of a list counts as a whole, or within a row of its own list by that row. */
  sum: z.array(termSchema).max(50).optional(),
})

/** By a field's path as leafPaths has it: total, seller.name, items[0].price for the price of all items. */
export const fieldSettingsSchema = z.record(z.string(), fieldSettingSchema)

export type SumTerm = z.infer<typeof termSchema>
export type FieldSetting = z.infer<typeof fieldSettingSchema>
export type FieldSettings = Readonly<Record<string, FieldSetting>>

export const noSettings: FieldSettings = {}

/** Of any element of a list they are the same. */
export function findSetting(settings: FieldSettings, path: string): FieldSetting | undefined {
  const place = toFirstRow(path)
  return Object.hasOwn(settings, place) ? settings[place] : undefined
}

/** items[7].price is items[0].price of another row. */
export function toFirstRow(path: string): string {
  return formatPath((parsePath(path) ?? [path]).map((step) => (typeof step === 'number' ? 0 : step)))
}
