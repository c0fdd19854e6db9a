// Finds circular imports: files in a circle can't be understood, moved or tested alone.

/** One path around each circle; `arrows` are the files that each file imports. */
export function circlesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>()
  const circles: string[][] = []
  const follow = (file: string, way: readonly string[]): void => {
    const before = way.indexOf(file)
    if (before >= 0) circles.push([...way.slice(before), file])
    if (before >= 0 || done.has(file)) return
    for (const next of arrows.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of arrows.keys()) follow(file, [])
  return circles
}
