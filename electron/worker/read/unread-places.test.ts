import { expect, it } from 'vitest'
import type { Box, Line } from '../../../shared/page.ts'
import type { PlacedLine } from '../context/engine.ts'
import { boundsOf, type Slanted } from '../pixels/slanted.ts'
import { readUnread } from './unread-places.ts'

const place = (y: number, length = 200): Slanted => ({ x: 150, y, length, height: 20, angle: 0 })

/** The answers of an engine by the y of the place; a place without one has no text. */
type Reads = Readonly<Record<number, readonly [text: string, chance: number]>>

function lineOn(at: Slanted, text: string, chance: number): Line {
  const box = boundsOf(at)
  return { box, words: [{ text, box, confidence: chance, chance }], block: 0, paragraph: 0, rowHeight: 20 }
}

function setUp(
  finds: readonly Slanted[],
  own: Reads,
  others: Reads = {},
  more: readonly Line[] = [],
  ink: readonly Box[] = [],
) {
  const asked: string[] = []
  const reads = (name: string, texts: Reads) => (places: readonly Slanted[]) => {
    asked.push(`${name} ${places.length}`)
    const lines = places.map((at): PlacedLine | null => {
      const found = texts[at.y]
      return found ? { place: at, unread: 0, line: lineOn(at, ...found) } : null
    })
    return Promise.resolve(lines)
  }
  return async () => {
    const page = {
      lines: [lineOn(place(30), 'Read', 0.9), ...more],
      languages: ['eng'],
      confidence: 1,
      angleDegrees: 0,
    }
    const found = await readUnread(page, {
      find: () => Promise.resolve(finds),
      read: reads('own', own),
      readOtherwise: reads('other', others),
      ink,
      trace: null,
    })
    const texts = found.lines.map(({ words }) => words.map(({ text }) => text).join(' '))
    return { texts, unread: found.unread ?? [], asked }
  }
}

it('a found place without a line is read again, and what an engine is certain of joins the page', async () => {
  const read = setUp(
    [place(30), place(80), place(130)],
    { 80: ['www.example.org', 0.97] },
    { 130: ['Hello', 0.95] },
  )
  expect(await read()).toEqual({
    texts: ['Read', 'www.example.org', 'Hello'],
    unread: [],
    asked: ['own 2', 'other 1'],
  })
})

it('a single figure is accepted only if both engines read the same', async () => {
  const places = [place(80, 20), place(130, 20)]
  const read = setUp(places, { 80: ['6', 0.97], 130: ['4', 0.97] }, { 80: ['6', 0.85], 130: ['9', 0.85] })
  expect(await read()).toMatchObject({ texts: ['Read', '6'], unread: [] })
})

it('a place that no engine can read is reported, unless it is too short to be text', async () => {
  const read = setUp([place(80), place(130, 30)], { 80: ['85858', 0.3] })
  expect(await read()).toMatchObject({ texts: ['Read'], unread: [boundsOf(place(80))] })
})

it('a small figure in a wide place is not read twice', async () => {
  const figure = { ...place(30, 30), x: 300 }
  const page = { ...lineOn(figure, '3', 0.9), box: { x0: 296, y0: 26, x1: 302, y1: 34 } }
  const line = { ...page, words: page.words.map((word) => ({ ...word, box: page.box })) }
  expect(await setUp([place(30), figure], { 30: ['3', 0.97] }, {}, [line])()).toMatchObject({
    texts: ['Read', '3'],
  })
})

it('a page whose places are all read is not read again', async () => {
  expect(await setUp([place(30)], {})()).toEqual({ texts: ['Read'], unread: [], asked: [] })
})

it('ink like a line of text is reported where the engine found no text', async () => {
  const [smear, found] = [boundsOf(place(80)), boundsOf(place(30))]
  expect(await setUp([place(30)], {}, {}, [], [smear, found])()).toMatchObject({ unread: [smear] })
})
