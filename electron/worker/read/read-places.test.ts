import { describe, expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import type { PlacedLine } from '../context/engine.ts'
import type { Slanted } from '../pixels/slanted.ts'
import { readPlaces } from './read-places.ts'

const places = Array.from({ length: 50 }, (_, i): Slanted => ({ x: 0, y: i, length: 9, height: 1, angle: 0 }))
const english = { languages: ['eng'], confidence: 1 }

/** Reads of each place its number, and notes how many were asked for at a time. */
function reader(choose: (lines: readonly PlacedLine[]) => typeof english | null) {
  const asked: number[] = []
  const read = (some: readonly Slanted[]) => {
    asked.push(some.length)
    return Promise.resolve(ok(some.map(lineAt)))
  }
  return { asked, reader: { read, choose: (lines: readonly PlacedLine[]) => Promise.resolve(choose(lines)) } }
}

function lineAt(place: Slanted): PlacedLine {
  const box = { x0: 0, y0: place.y, x1: 9, y1: place.y + 1 }
  const words = [{ text: String(place.y), confidence: 1, box }]
  return { place, unread: 0, line: { box, words, block: 0, paragraph: 0, rowHeight: 1 } }
}

function textsOf(lines: readonly (PlacedLine | null)[]): (string | undefined)[] {
  return lines.map((found) => found?.line.words[0]?.text)
}

describe('readPlaces', () => {
  it('reads no more of a document than tells that somebody else reads it better', async () => {
    const { asked, reader: by } = reader(() => null)
    const read = await readPlaces(places, true, by)
    expect(asked).toEqual([17])
    expect(read.ok && textsOf(read.value.lines).slice(0, 3)).toEqual(['0', '3', '6'])
  })

  it('reads each place once, and chooses by all of them', async () => {
    const seen: number[] = []
    const { asked, reader: by } = reader((lines) => {
      seen.push(lines.length)
      return english
    })
    const read = await readPlaces(places, true, by)
    expect(asked).toEqual([17, 33])
    expect(seen).toEqual([17, 50])
    expect(read.ok && textsOf(read.value.lines)).toEqual(places.map(({ y }) => String(y)))
  })

  it('reads all at once where it is no document, or a short one', async () => {
    const slip = reader(() => null)
    await readPlaces(places, false, slip.reader)
    expect(slip.asked).toEqual([50])
    const short = reader(() => english)
    await readPlaces(places.slice(0, 20), true, short.reader)
    expect(short.asked).toEqual([20])
  })
})
