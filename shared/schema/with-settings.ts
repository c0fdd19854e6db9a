// Combines a schema with the settings of its fields.
import type { FieldSetting, FieldSettings } from './field-settings.ts'
import { leafPaths } from './leaf.ts'
import { formatPath, type Step } from './path.ts'
import type { SchemaObject, SchemaValue } from './schema-node.ts'

export interface MatchedSettings {
  /** In the order of the schema. */
  readonly settings: FieldSettings
  /** Paths in the settings that the schema does not have. */
  readonly dropped: readonly string[]
}

/** Keeps the settings whose fields the schema has. */
export function matchSettings(schema: SchemaObject, given: FieldSettings): MatchedSettings {
  const places = leafPaths(schema)
  const known = new Set(places)
  const dropped = new Set(Object.keys(given).filter((path) => !known.has(path)))
  const settings: Record<string, FieldSetting> = {}
  for (const place of places) {
    const { sum = [], ...setting } = Object.hasOwn(given, place) ? (given[place] ?? {}) : {}
    const gone = sum.filter(({ path }) => path === place || !known.has(path))
    for (const { path } of gone) dropped.add(path)
    // without one of its parts a sum would be another sum
    const kept = normaliseSetting(sum.length > 0 && gone.length === 0 ? { ...setting, sum } : setting)
    if (Object.keys(kept).length > 0) settings[place] = kept
  }
  return { settings, dropped: [...dropped] }
}

/** Drops empty values and orders the rest, so that equal settings are equal as JSON. */
export function normaliseSetting(setting: FieldSetting): FieldSetting {
  /** Tells whether a setting differs from its empty value. */
  const says = (value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== ''
  return Object.fromEntries(
    settingNames.map((name) => [name, setting[name]] as const).filter(([, value]) => says(value)),
  )
}

const settingNames = [
  'kind',
  'choices',
  'isRequired',
  'names',
  'help',
  'sum',
] as const satisfies readonly (keyof FieldSetting)[]

/** Attaches its setting to each value of the schema. */
export function withSettings(schema: SchemaObject, settings: FieldSettings): SchemaObject {
  /** Adds its setting to a value, and does so below an object. */
  const placed = <Node extends SchemaValue | SchemaObject>(node: Node, steps: readonly Step[]): Node => {
    if (node.kind === 'object') return { ...node, ...ofObject(node, steps) }
    const setting = settings[formatPath(steps)]
    return setting ? { ...node, setting } : node
  }
  /** Adds settings to all entries of an object. */
  const ofObject = ({ entries }: SchemaObject, steps: readonly Step[]): SchemaObject => ({
    kind: 'object',
    entries: entries.map(({ key, node }) => {
      const place = [...steps, key]
      return {
        key,
        node:
          node.kind === 'array'
            ? { ...node, element: placed(node.element, [...place, 0]) }
            : placed(node, place),
      }
    }),
  })
  return ofObject(schema, [])
}
