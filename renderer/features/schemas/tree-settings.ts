// Moves field settings between a schema and its tree, and keeps them when a field is renamed.
import type { FieldSetting, FieldSettings } from '../../../shared/schema/field-settings.ts'
import { formatPath, type Step } from '../../../shared/schema/path.ts'
import { parseTree, type FieldNode } from './tree.ts'

export interface Leaf {
  /** As in the settings: items[0].price is the price of every item. */
  readonly path: string
  readonly field: FieldNode
}

/** All fields that hold values, with their paths. */
export function leavesOf(tree: readonly FieldNode[], before: readonly Step[] = []): readonly Leaf[] {
  return tree.flatMap((field): readonly Leaf[] => {
    const steps = stepsOf(field, before)
    return field.kind === 'value' || field.kind === 'values'
      ? [{ path: formatPath(steps), field }]
      : leavesOf(field.children, steps)
  })
}

/** The path to a field; a list is followed by the index 0 of its only element. */
function stepsOf({ name, kind }: FieldNode, before: readonly Step[]): readonly Step[] {
  return kind === 'values' || kind === 'groups' ? [...before, name, 0] : [...before, name]
}

/** Collects the settings of all fields by their paths. */
export function collectSettings(tree: readonly FieldNode[]): FieldSettings {
  return Object.fromEntries(
    leavesOf(tree).flatMap(({ path, field }) => (field.setting ? [[path, field.setting]] : [])),
  )
}

/** Replaces the settings of all fields by those that `settingFor` returns for their paths. */
export function withSettings(
  tree: readonly FieldNode[],
  settingFor: (path: string) => FieldSetting | undefined,
  before: readonly Step[] = [],
): readonly FieldNode[] {
  return tree.map(({ setting: _, ...field }) => {
    const steps = stepsOf(field, before)
    const children = withSettings(field.children, settingFor, steps)
    const setting =
      field.kind === 'value' || field.kind === 'values' ? settingFor(formatPath(steps)) : undefined
    return { ...field, children, ...(setting && { setting }) }
  })
}

/** Returns null if the schema text can't be shown as a tree. */
export function parseTreeWithSettings(body: string, settings: FieldSettings): readonly FieldNode[] | null {
  const tree = parseTree(body)
  return tree && withSettings(tree, (path) => (Object.hasOwn(settings, path) ? settings[path] : undefined))
}

/** Parses edited JSON and keeps the settings of its fields; returns null while the JSON is invalid. */
export function reparseTree(before: readonly FieldNode[], body: string): readonly FieldNode[] | null {
  const tree = parseTree(body)
  if (!tree) return null
  const known = new Map(leavesOf(before).map(({ path, field }) => [path, field.setting]))
  const oldNames = new Map([...findRenames(before, tree)].map(([old, now]) => [now, old]))
  return withUpdatedSums(
    before,
    withSettings(tree, (path) => known.get(oldNames.get(path) ?? path)),
  )
}

/** Updates the paths in sums after fields were renamed. */
export function withUpdatedSums(
  before: readonly FieldNode[],
  after: readonly FieldNode[],
): readonly FieldNode[] {
  const names = findRenames(before, after)
  if (names.size === 0) return after
  const settings = new Map(leavesOf(after).map(({ path, field }) => [path, field.setting]))
  return withSettings(after, (path) => {
    const setting = settings.get(path)
    if (!setting?.sum) return setting
    return {
      ...setting,
      sum: setting.sum.map((term) => ({ ...term, path: names.get(term.path) ?? term.path })),
    }
  })
}

/** Maps old paths to new ones. If a path is gone and a new one is at its position, the field was renamed. */
function findRenames(before: readonly FieldNode[], after: readonly FieldNode[]): ReadonlyMap<string, string> {
  const [old, now] = [before, after].map((tree) => leavesOf(tree).map(({ path }) => path))
  if (!old || !now || old.length !== now.length) return new Map()
  const [kept, known] = [new Set(now), new Set(old)]
  return new Map(
    old.flatMap((path, at) => {
      const other = now[at] ?? path
      return kept.has(path) || known.has(other) ? [] : [[path, other] as const]
    }),
  )
}
