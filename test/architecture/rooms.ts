// Parses the import table of docs/architecture.md, and checks imports against it.

export interface Room {
  readonly name: string
  readonly may: readonly string[]
}

export function readRooms(document: string): Room[] {
  return [...document.matchAll(/^\|\s*`([^`]+)`\s*\|[^|]+\|([^|]+)\|$/gm)].map((match) => ({
    name: match[1] ?? '',
    may: [...(match[2] ?? '').matchAll(/`([^`]+)`/g)].map((code) => code[1] ?? ''),
  }))
}

/** The innermost room that contains a file or an import target. */
export function roomOf(rooms: readonly Room[], target: string): Room | null {
  const inside = rooms.filter((room) => target === room.name || target.startsWith(`${room.name}/`))
  return inside.sort((a, b) => b.name.length - a.name.length)[0] ?? null
}

/** Why a file may not import a target; null if it may. */
export function problemOf(rooms: readonly Room[], file: string, target: string): string | null {
  const room = roomOf(rooms, file)
  if (!room) return `lies in no room; the rooms are ${rooms.map((known) => known.name).join(', ')}`
  if (isOtherFeature(file, target))
    return 'imports another feature; what both need belongs in renderer/lib or renderer/ui'
  if (room.may.some((allowed) => covers(rooms, room, allowed, target))) return null
  const homes = rooms.filter((other) => other.may.some((allowed) => covers(rooms, other, allowed, target)))
  const where =
    homes.length > 0 ? `it would be right in ${homes.map((home) => home.name).join(', ')}` : 'no room may'
  return `${room.name} may not import ${target}; ${where}`
}

function covers(rooms: readonly Room[], from: Room, allowed: string, target: string): boolean {
  if (allowed === 'node:') return target.startsWith('node:')
  const isWithin = target === allowed || target.startsWith(`${allowed}/`)
  // A room within a room is open only to rooms that name it, and to the room around it.
  const inner = roomOf(rooms, target)
  const isDeeper = inner !== null && inner.name.startsWith(`${allowed}/`)
  return isWithin && (!isDeeper || allowed === from.name || inner.name.startsWith(`${from.name}/`))
}

function isOtherFeature(file: string, target: string): boolean {
  const feature = (name: string) => /^renderer\/features\/([^/]+)\//.exec(name)?.[1]
  const own = feature(file)
  const other = feature(target)
  return own !== undefined && other !== undefined && own !== other
}
