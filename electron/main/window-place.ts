// Where the window was, so that it opens there again; on a screen that is gone by then it would never be found.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const placeSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  isMaximised: z.boolean(),
})

export type Place = z.infer<typeof placeSchema>

export const firstSize = { width: 1240, height: 820 }
export const leastSize = { width: 360, height: 480 }
/** So much of the title bar must be on a screen for a person to get hold of it. */
const grip = { width: 120, height: 32 }

/** The last place, made to fit the screens of today; null if it is on none of them. */
export function fitted(place: Place, screens: readonly Area[]): Place | null {
  const screen = screens.find((area) => isReachable(place, area))
  if (!screen) return null
  const width = Math.max(leastSize.width, Math.min(place.width, screen.width))
  const height = Math.max(leastSize.height, Math.min(place.height, screen.height))
  return { ...place, width, height, y: Math.max(place.y, screen.y) }
}

function isReachable(place: Place, area: Area): boolean {
  const across = Math.min(place.x + place.width, area.x + area.width) - Math.max(place.x, area.x)
  const isTopIn = place.y >= area.y - grip.height && place.y + grip.height <= area.y + area.height
  return across >= grip.width && isTopIn
}

export function readPlace(file: string): Place | null {
  try {
    return placeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null // none yet, or one that does not parse: the window opens as it does the first time
  }
}

export function writePlace(file: string, place: Place): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(place))
    renameSync(`${file}.new`, file)
  } catch {
    // A full disk or a folder without rights: where the window stood is not worth a word.
  }
}
