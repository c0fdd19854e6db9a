// Moves field settings between a schema and its tree, and keeps them when a field is renamed.
import type { FieldSetting, FieldSettings } from '../../../shared/schema/field-settings.ts'
import { formatPath, type Step } from '../../../shared/schema/path.ts'
import { treeOf, type FieldNode } from './tree.ts'

export interface Leaf {
  /** As in the settings: items[0].price is the price of every item. */
  readonly path: string
  readonly field: FieldNode
}

export function leavesOf(tree: readonly FieldNode[], before: readonly Step[] = []): readonly Leaf[] {
  return tree.flatMap((field): readonly Leaf[] => {
    const steps = stepsOf(field, before)
    return field.kind === 'value' || field.kind === 'values'
      ? [{ path: formatPath(steps), field }]
      : leavesOf(field.children, steps)
  })
}

function stepsOf({ name, kind }: FieldNode, before: readonly Step[]): readonly Step[] {
  return kind === 'values' || kind === 'groups' ? [...before, name, 0] : [...before, name]
}

export function settingsOf(tree: readonly FieldNode[]): FieldSettings {
  return Object.fromEntries(
    leavesOf(tree).flatMap(({ path, field }) => (field.said ? [[path, field.said]] : [])),
  )
}

export function withSaid(
  tree: readonly FieldNode[],
  saidOf: (path: string) => FieldSetting | undefined,
  before: readonly Step[] = [],
): readonly FieldNode[] {
  return tree.map(({ said: _, ...field }) => {
    const steps = stepsOf(field, before)
    const children = withSaid(field.children, saidOf, steps)
    const said = field.kind === 'value' || field.kind === 'values' ? saidOf(formatPath(steps)) : undefined
    return { ...field, children, ...(said && { said }) }
  })
}

export function treeWith(body: string, settings: FieldSettings): readonly FieldNode[] | null {
  const tree = treeOf(body)
  return tree && withSaid(tree, (path) => (Object.hasOwn(settings, path) ? settings[path] : undefined))
}

/** Parses edited JSON and keeps the settings of its fields; returns null while the JSON is invalid. */
export function typedTree(before: readonly FieldNode[], body: string): readonly FieldNode[] | null {
  const tree = treeOf(body)
  if (!tree) return null
  const known = new Map(leavesOf(before).map(({ path, field }) => [path, field.said]))
  const oldNames = new Map([...namesOf(before, tree)].map(([old, now]) => [now, old]))
  return following(
    before,
    withSaid(tree, (path) => known.get(oldNames.get(path) ?? path)),
  )
}

/** Updates the paths in sums after fields were renamed. */
export function following(before: readonly FieldNode[], after: readonly FieldNode[]): readonly FieldNode[] {
  const names = namesOf(before, after)
  if (names.size === 0) return after
  const saids = new Map(leavesOf(after).map(({ path, field }) => [path, field.said]))
  return withSaid(after, (path) => {
    const said = saids.get(path)
    if (!said?.sum) return said
    return { ...said, sum: said.sum.map((term) => ({ ...term, path: names.get(term.path) ?? term.path })) }
  })
}

/** Maps old paths to new ones. If a path is gone and a new one is at its position, the field was renamed. */
function namesOf(before: readonly FieldNode[], after: readonly FieldNode[]): ReadonlyMap<string, string> {
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
