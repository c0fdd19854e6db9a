// Parses docs/rooms.md and finds backward imports: those of a room on the same floor or above. Existing ones are listed
// there with their number; the list may only become shorter.
import { importsOf } from './imports.ts'

interface FloorRoom {
  readonly name: string
  readonly floor: number
  /** Folders and files (without ending) of the house; `*` stands for the files that no other room names. */
  readonly holds: readonly string[]
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly imports: number
}

export interface House {
  readonly name: string
  readonly rooms: readonly FloorRoom[]
  readonly backward: readonly Arrow[]
}

export interface Source {
  readonly file: string
  readonly text: string
}

const heading = /^## `([^`]+)`$/m
const roomRow = /^\|\s*(\d+)\s*\|([^|]+)\|[^|]+\|$/gm
const arrowRow = /^\|\s*`([^`]+)`\s*\|\s*`([^`]+)`\s*\|\s*(\d+)\s*\|$/gm

export function readHouses(document: string): House[] {
  const [, ...parts] = document.split(heading)
  return parts.flatMap((name, i) => {
    if (i % 2 === 1) return []
    const section = parts[i + 1] ?? ''
    const rooms = [...section.matchAll(roomRow)].map(([, floor, cell = '']) => {
      const holds = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      return { name: holds[0] ?? '', floor: Number(floor), holds }
    })
    const backward = [...section.matchAll(arrowRow)].map(([, from = '', to = '', imports]) => ({
      ...{ from, to, imports: Number(imports) },
    }))
    return [{ name, rooms, backward }]
  })
}

/** The room of a file or import target: null outside of the house, 'none' if no room contains it. */
export function roomIn(house: House, file: string): FloorRoom | 'none' | null {
  if (!file.startsWith(`${house.name}/`)) return null
  // data with the name of a file belong to it
  const place = file.slice(house.name.length + 1).replace(/\.(?:ts|json)$/, '')
  const within = (held: string) => place === held || place.startsWith(`${held}/`)
  const isLoose = !place.includes('/')
  const room =
    house.rooms.find(({ holds }) => holds.some(within)) ??
    (isLoose ? house.rooms.find(({ holds }) => holds.includes('*')) : undefined)
  return room ?? 'none'
}

/** The problems of a house, as sentences that say what to do. */
export function problemsIn(house: House, sources: readonly Source[]): string[] {
  const found = new Map<string, string[]>()
  const homeless: string[] = []
  for (const { file, text } of sources) {
    const from = roomIn(house, file)
    if (from === 'none')
      homeless.push(`${file} lies in no room of ${house.name}; give it one in docs/rooms.md`)
    if (from === null || from === 'none') continue
    for (const { target, line } of importsOf(file, text)) {
      const to = roomIn(house, target)
      if (to === null || to === 'none' || to === from || to.floor < from.floor) continue
      const arrow = arrowName(from.name, to.name)
      found.set(arrow, [...(found.get(arrow) ?? []), `${file}:${line} -> ${target}`])
    }
  }
  const listed = new Map(house.backward.map(({ from, to, imports }) => [arrowName(from, to), imports]))
  const arrows = new Set([...found.keys(), ...listed.keys()])
  return [
    ...homeless,
    ...[...arrows].flatMap((arrow) => judged(house, arrow, found.get(arrow) ?? [], listed.get(arrow) ?? 0)),
  ]
}

const arrowName = (from: string, to: string) => `\`${from}\` -> \`${to}\``

function judged(house: House, arrow: string, found: readonly string[], listed: number): string[] {
  const where = `${house.name}: ${arrow}`
  if (found.length > listed)
    return [
      `${where} runs backwards with ${found.length} imports, of which docs/rooms.md knows ${listed}; ` +
        `what both need belongs on a floor below both:\n  ${found.join('\n  ')}`,
    ]
  if (found.length === listed) return []
  if (found.length === 0) return [`${where} has gone: take it out of the list in docs/rooms.md`]
  return [
    `${where} has only ${found.length} imports left: write ${found.length} for ${listed} in docs/rooms.md`,
  ]
}

/** Rooms without files, which would make the table misleading. */
export function emptyRooms(house: House, files: readonly string[]): string[] {
  const places = files
    .filter((file) => file.startsWith(`${house.name}/`))
    .map((file) => file.slice(house.name.length + 1).replace(/\.ts$/, ''))
  return house.rooms
    .flatMap(({ holds }) => holds)
    .filter((held) => held !== '*' && !places.some((place) => place === held || place.startsWith(`${held}/`)))
    .map((held) => `${house.name}/${held}`)
}
