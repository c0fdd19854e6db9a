// A pack.json says what its networks expect. These networks read colours, so a wrong order of channels, levels, steps or
// classes reads another text.
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../../shared/faults.ts'
import { colourPicture, makeColourPack, type Colour } from '../../../../test/support/colour-packs.ts'
import { readWhole } from '../../../../test/support/read-whole.ts'
import { changeManifest, readManifest } from '../../../../test/support/packs.ts'
import type { ColourImage } from '../../pixels/colour.ts'
import { openPack } from '../open-packs.ts'

type Asked = NonNullable<Parameters<typeof makeColourPack>[0]>

async function openColours(asked: Asked) {
  // blocks of colour have no gaps to measure
  const disabled = new Set(['roomOfSpaces'] as const)
  const opened = await openPack(path.join(makeColourPack(asked), 'pack.json'), ['native'], disabled)
  if (!opened.ok) throw new Error(faultText(opened.error))
  return opened.value
}

async function readLines(asked: Asked, picture: ColourImage): Promise<string[]> {
  const engine = await openColours(asked)
  const read = await readWhole(engine, picture, [])
  return read
    .toSorted((a, b) => a.line.box.y0 - b.line.box.y0)
    .map(({ line }) => line.words.map(({ text }) => text).join(' '))
}

const lines: readonly (readonly Colour[])[] = [
  ['red', 'green', 'blue', 'black', 'green'],
  ['blue', 'red'],
]
const spaced = ['abc b', 'ca']

describe('networks read the same text', () => {
  it.each<[string, Asked]>([
    ['as those of PP-OCRv4 to v6 are', {}],
    ['with red in the first plane', { input: { channels: 'RGB' } }],
    ['with levels from 0 to 1', { input: { means: [0, 0, 0], deviations: [1, 1, 1] } }],
    ['with levels that differ by plane', { input: { deviations: [0.3, 0.5, 0.9] } }],
    ['on strips of another height', { input: { height: 32 } }],
    ['with shorter steps', { stepPx: 4 }],
    ['with steps before lines', { output: { layout: 'TNC' } }],
    ['with classes before steps', { output: { layout: 'NCT' } }],
    ['with the blank as last class', { output: { blank: 'last' } }],
    ['with a space among the characters', { output: { space: 'listed' } }],
    ['with scores that are no probabilities', { output: { scores: 'logits' } }],
    [
      'with all of it at once',
      {
        input: { channels: 'RGB', means: [0, 0, 0], deviations: [1, 1, 1], height: 24 },
        output: { layout: 'NCT', blank: 'last', space: 'listed', scores: 'logits' },
        stepPx: 4,
      },
    ],
  ])('%s', async (_, asked) => {
    expect(await readLines(asked, colourPicture(lines))).toEqual(spaced)
  })

  it('without a class for the space, where a wide gap parts words', async () => {
    const picture = colourPicture([['red', 'green', 'blue']])
    for (const scores of ['probabilities', 'logits'] as const)
      expect(await readLines({ output: { space: 'none', scores } }, picture)).toEqual(['abc'])
  })
})

it('a region is found as surely and grown as far as the pack says', async () => {
  const find = async (regions: Asked['regions']) => {
    const engine = await openColours({ regions })
    const found = await engine.find(colourPicture([['red', 'green']]))
    return found.map(({ height }) => Math.round(height))
  }
  const [plain] = await find({ growth: 0 })
  const [grown] = await find({ growth: 1 })
  expect(grown).toBeGreaterThan(plain! + 20)
  expect(await find({ growth: 0, region: 1 })).toEqual([])
})

it('a network with another number of classes than the pack says is refused', async () => {
  const folder = makeColourPack()
  const { recogniser } = readManifest(folder)
  changeManifest(folder, { recogniser: { ...recogniser, output: { ...recogniser.output, space: 'none' } } })
  const opened = await openPack(path.join(folder, 'pack.json'), ['native'])
  expect(opened).toMatchObject({
    error: { code: 'pack.alphabet', data: { characters: 4, classes: 5 } },
  })
})
