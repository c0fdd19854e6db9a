// Builders for the rows of the settings table: toggle, number and choice are shown in settings lists; unlisted is not.
import { z } from 'zod'

/** The lists of the settings screen that render their rows from this table. */
export type SettingsGroup = 'appearance' | 'desktop' | 'results' | 'machine' | 'keeping'

/** The list that shows a setting, and its English label and hint. Other languages' words are in shared/words. */
export interface ListedIn {
  readonly group: SettingsGroup
  readonly label: string
  readonly hint?: string
}

export type Unit = 'seconds' | 'days' | 'megabytes'

export type Control =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: Unit | null }
  | { readonly kind: 'choice'; readonly names: readonly string[] }

/** A setting that is on or off. */
export function toggle<S extends ListedIn>(initial: boolean, shown: S) {
  return { schema: z.boolean(), initial, control: { kind: 'toggle' }, shown } as const
}

/** A whole number within limits. */
export function number<S extends ListedIn>(
  min: number,
  max: number,
  initial: number,
  shown: S,
  unit: Unit | null = null,
) {
  const schema = z.number().int().min(min).max(max)
  return { schema, initial, control: { kind: 'number', min, max, unit }, shown } as const
}

/** One of several names. */
export function choice<
  const Names extends readonly [string, ...string[]],
  S extends ListedIn & { readonly choices: Readonly<Record<Names[number], string>> },
>(names: Names, initial: NoInfer<Names[number]>, shown: S) {
  return { schema: z.enum(names), initial, control: { kind: 'choice', names }, shown } as const
}

/** A setting that no list shows: it has its own control on some screen, or none. */
export function unlisted<Schema extends z.ZodType>(schema: Schema, initial: z.infer<Schema>) {
  return { schema, initial, control: null, shown: null } as const
}
