// Several packs side by side, with tiny networks that read colours: each pack knows three colours as letters of a language.
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../shared/faults.ts'
import { ok } from '../../../shared/result.ts'
import { colourPicture, makeColourPack, type Colour } from '../../../test/support/colour-packs.ts'
import { readContextWith } from '../../../test/support/read-context.ts'
import type { Engine } from '../context/engine.ts'
import type { ReadContext } from '../context/read-context.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { openPack } from '../engines/open-packs.ts'
import { greyOf } from '../pixels/colour.ts'
import { readPicture } from './read.ts'

type Asked = NonNullable<Parameters<typeof makeColourPack>[0]>

const latin: Asked = { name: 'latin', languages: ['eng'], letters: { red: 'a', green: 'b', blue: 'c' } }
const korean: Asked = {
  name: 'korean',
  languages: ['kor'],
  scripts: ['Hangul'],
  letters: { cyan: '가', magenta: '나', yellow: '다' },
  more: { documents: true },
}
/** Knows one colour of the Korean pack, so it is sure of a part of each line only. */
const thai: Asked = {
  name: 'thai',
  languages: ['tha'],
  scripts: ['Thai'],
  letters: { cyan: 'ก', red: 'ข', green: 'ค' },
  more: { documents: true },
}

async function open(asked: Asked): Promise<Engine> {
  const opened = await openPack(
    path.join(makeColourPack(asked), 'pack.json'),
    ['native'],
    new Set(['roomOfSpaces']),
  )
  if (!opened.ok) throw new Error(faultText(opened.error))
  return opened.value
}

/** A recogniser that must not be asked. */
const never: Recogniser = {
  warm: () => Promise.resolve(ok(null)),
  read: () => Promise.reject(new Error('languages were guessed')),
}

async function read(lines: readonly (readonly Colour[])[], given: Partial<ReadContext>, others: Asked[]) {
  const picture = colourPicture(lines, 30)
  const chosen = await open(latin)
  const opened: string[] = []
  const context = readContextWith({
    recogniser: never,
    known: ['eng', 'kor'],
    // Blocks of colour are no letters with ink and gaps.
    disabled: new Set(['unreadPlaces']),
    networks: () => Promise.resolve(chosen),
    otherPacks: others.map((asked) => ({
      languages: asked.languages ?? [],
      documents: true,
      open() {
        opened.push(asked.name ?? '')
        return open(asked)
      },
    })),
    ...given,
  })
  const page = await readPicture(
    { grey: greyOf(picture), colours: () => Promise.resolve(picture) },
    null,
    context,
  )
  return {
    text: page.lines.map(({ words }) => words.map((word) => word.text).join(' ')),
    engines: new Set(page.lines.map(({ engine }) => engine)),
    languages: page.languages,
    opened,
  }
}

const ofKorean: readonly (readonly Colour[])[] = [
  ['cyan', 'magenta', 'yellow', 'cyan', 'yellow', 'magenta'],
  ['yellow', 'magenta', 'cyan', 'yellow', 'cyan', 'magenta'],
  ['magenta', 'cyan', 'magenta', 'yellow', 'magenta', 'cyan'],
]
const ofLatin: readonly (readonly Colour[])[] = [
  ['red', 'green', 'blue', 'green', 'red', 'blue'],
  ['blue', 'red', 'green', 'red', 'blue', 'green'],
]

describe('packs side by side', () => {
  it('a page is read by the surest, without a guess of its languages', async () => {
    expect(await read(ofKorean, {}, [thai, korean])).toEqual({
      text: ['가나다가다나', '다나가다가나', '나가나다나가'],
      engines: new Set(['korean']),
      languages: ['kor'],
      opened: ['thai', 'korean'],
    })
  })

  it('no other pack is opened for a page that the chosen one reads surely', async () => {
    const page = await read(ofLatin, {}, [korean])
    expect(page).toMatchObject({ text: ['abcbac', 'cabacb'], languages: ['eng'], opened: [] })
  })

  it('requested languages are read by the pack that knows them', async () => {
    const page = await read(ofKorean, { languages: ['kor'] }, [thai, korean])
    expect(page).toMatchObject({ languages: ['kor'], opened: ['korean'] })
    expect(page.engines).toEqual(new Set(['korean']))
  })

  it('a language that only a pack knows is read, however unsure it is', async () => {
    const page = await read(ofKorean, { languages: ['tha'] }, [thai])
    expect(page).toMatchObject({ languages: ['tha'], opened: ['thai'] })
  })
})
