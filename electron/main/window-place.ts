// Remembers the window's position, so that it opens there again, unless that screen is no longer connected.
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
export const minSize = { width: 360, height: 480 }
/** The part of the title bar that must be on a screen, so that the user can drag it. */
const grip = { width: 120, height: 32 }

/** The last place, resized to fit its screen; null if it is on none of the connected screens. */
export function fitToScreens(place: Place, screens: readonly Area[]): Place | null {
  const screen = screens.find((area) => isReachable(place, area))
  if (!screen) return null
  const width = Math.max(minSize.width, Math.min(place.width, screen.width))
  const height = Math.max(minSize.height, Math.min(place.height, screen.height))
  return { ...place, width, height, y: Math.max(place.y, screen.y) }
}

/** Tells whether enough of the window's title bar is on the screen to grip it. */
function isReachable(place: Place, area: Area): boolean {
  const across = Math.min(place.x + place.width, area.x + area.width) - Math.max(place.x, area.x)
  const isTopIn = place.y >= area.y - grip.height && place.y + grip.height <= area.y + area.height
  return across >= grip.width && isTopIn
}

/** Returns null if none was stored. */
export function readPlace(file: string): Place | null {
  try {
    return placeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null // missing or malformed: the window opens as it does the first time
  }
}

export function writePlace(file: string, place: Place): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, JSON.stringify(place))
    renameSync(`${file}.new`, file)
  } catch {
    // A full disk or missing permission: losing the window's position is not worth a message.
  }
}
