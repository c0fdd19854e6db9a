// docs/rooms.md: within a house imports run forward, from the floors above to those below.
import { describe, expect, it } from 'vitest'
import { emptyRooms, problemsIn, readHouses } from './floors.ts'
import { readDocument, sources } from './sources.ts'

const houses = readHouses(readDocument('docs/rooms.md'))

describe('the rooms inside', () => {
  it('are told of the three houses that hold most of the code', () => {
    expect(houses.map(({ name }) => name)).toEqual(['shared', 'shared/extract', 'electron/worker'])
    for (const { rooms } of houses) expect(rooms.length).toBeGreaterThanOrEqual(7)
  })

  it.each(houses)('of $name hold each of its files, and each room has some', (house) => {
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

  it.each(houses)('of $name import forward, but for what is listed, and the list is true', (house) => {
    expect(problemsIn(house, sources).join('\n')).toBe('')
  })
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

  it('may stay while it is listed, and others run forward', () => {
    const forward = [
      {
        file: 'house/labels/a.ts',
        text: `import { b } from '../page/b.ts'\nimport type { S } from '../scene.ts'\n`,
      },
      { file: 'house/extract.ts', text: `import { b } from './prose/b.ts'\nimport { z } from 'zod'\n` },
    ]
    expect(problems(backward, ...forward)).toEqual([])
  })

  it('is refused where it is new, upwards or on one floor, in types as well', () => {
    const up = { file: 'house/scene.ts', text: `import type { P } from './page/p.ts'\n` }
    const across = { file: 'house/prose/b.ts', text: `\nimport { a } from '../labels/a.ts'\n` }
    const found = problems(backward, up, across).join('\n')
    expect(found).toContain('house/scene.ts:1 -> house/page/p')
    expect(found).toContain('house/prose/b.ts:2 -> house/labels/a')
  })

  it('is refused where it has more imports than before, and each is named', () => {
    const more = { file: 'house/page/cells.ts', text: `export { a } from '../labels/a.ts'\n` }
    expect(problems(backward, more)[0]).toMatch(/2 imports, of which .* knows 1[^]*rows\.ts:1[^]*cells\.ts:1/)
  })

  it('is taken out of the list when it has gone', () => {
    expect(problems()).toEqual([expect.stringContaining('has gone: take it out of the list')])
  })

  it('is counted down when some of its imports have gone', () => {
    const [fewer] = readHouses(document.replace('| `labels` | 1 |', '| `labels` | 3 |'))
    expect(problemsIn(fewer!, [backward])).toEqual([expect.stringContaining('write 1 for 3')])
  })

  it('hides in no file that lies in no room', () => {
    const lost = { file: 'house/attic/a.ts', text: '' }
    expect(problems(backward, lost)).toEqual([expect.stringContaining('lies in no room')])
    expect(emptyRooms(house!, ['house/page/rows.ts', 'house/labels/a.ts', 'house/prose/b.ts'])).toEqual([
      'house/types',
      'house/scene',
    ])
  })
})
