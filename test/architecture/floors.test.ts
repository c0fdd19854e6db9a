// The tables of docs/rooms.md hold: within a house, files import only from their own room and from lower floors.
import { describe, expect, it } from 'vitest'
import { emptyRooms, problemsIn, readHouses } from './floors.ts'
import { readDocument, sources } from './sources.ts'

const houses = readHouses(readDocument('docs/rooms.md'))

describe('the rooms inside', () => {
  it('are listed for the three houses with most of the code', () => {
    expect(houses.map(({ name }) => name)).toEqual(['shared', 'shared/extract', 'electron/worker'])
    for (const { rooms } of houses) expect(rooms.length).toBeGreaterThanOrEqual(7)
  })

  it.each(houses)('of $name contain each of its files, and none is empty', (house) => {
    expect(
      emptyRooms(
        house,
        sources.map(({ file }) => file),
      ),
    ).toEqual([])
    expect(new Set(house.rooms.flatMap(({ holds }) => holds)).size).toBe(
      house.rooms.flatMap(({ holds }) => holds).length,
    )
  })

  it('of shared/extract have no list of backward imports', () => {
    expect(houses.find(({ name }) => name === 'shared/extract')?.backward).toEqual([])
  })

  it.each(houses)(
    'of $name import forward except for the listed imports, and the list is up to date',
    (house) => {
      expect(problemsIn(house, sources).join('\n')).toBe('')
    },
  )
})

describe('an arrow that runs backwards', () => {
  const document = [
    '## `house`',
    '',
    '| floor | room | what it is |',
    '| ----- | ---- | ---------- |',
    '| 1 | `types`, `scene` | what passes |',
    '| 2 | `page` | rows |',
    '| 3 | `labels` | names |',
    '| 3 | `prose` | sentences |',
    '| 4 | `*` | the rest |',
    '',
    '| from | to | imports |',
    '| ---- | -- | ------- |',
    '| `page` | `labels` | 1 |',
  ].join('\n')
  const [house] = readHouses(document)
  const backward = { file: 'house/page/rows.ts', text: `import { a } from '../labels/a.ts'\n` }
  const problems = (...files: { file: string; text: string }[]) => problemsIn(house!, files)

  it('is allowed while it is listed', () => {
    const forward = [
      {
        file: 'house/labels/a.ts',
        text: `import { b } from '../page/b.ts'\nimport type { S } from '../scene.ts'\n`,
      },
      { file: 'house/extract.ts', text: `import { b } from './prose/b.ts'\nimport { z } from 'zod'\n` },
    ]
    expect(problems(backward, ...forward)).toEqual([])
  })

  it('is refused if it is new, upwards or on the same floor, also for types', () => {
    const up = { file: 'house/scene.ts', text: `import type { P } from './page/p.ts'\n` }
    const across = { file: 'house/prose/b.ts', text: `\nimport { a } from '../labels/a.ts'\n` }
    const found = problems(backward, up, across).join('\n')
    expect(found).toContain('house/scene.ts:1 -> house/page/p')
    expect(found).toContain('house/prose/b.ts:2 -> house/labels/a')
  })

  it('is refused if it has more imports than listed, and each is named', () => {
    const more = { file: 'house/page/cells.ts', text: `export { a } from '../labels/a.ts'\n` }
    expect(problems(backward, more)[0]).toMatch(/2 imports, of which .* knows 1[^]*rows\.ts:1[^]*cells\.ts:1/)
  })

  it('must be removed from the list once it has gone', () => {
    expect(problems()).toEqual([expect.stringContaining('has gone: take it out of the list')])
  })

  it('must be counted down once some of its imports have gone', () => {
    const [fewer] = readHouses(document.replace('| `labels` | 1 |', '| `labels` | 3 |'))
    expect(problemsIn(fewer!, [backward])).toEqual([expect.stringContaining('write 1 for 3')])
  })

  it('can not hide in a file outside of all rooms', () => {
    const lost = { file: 'house/attic/a.ts', text: '' }
    expect(problems(backward, lost)).toEqual([expect.stringContaining('lies in no room')])
    expect(emptyRooms(house!, ['house/page/rows.ts', 'house/labels/a.ts', 'house/prose/b.ts'])).toEqual([
      'house/types',
      'house/scene',
    ])
  })
})
