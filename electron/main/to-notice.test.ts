import { describe, expect, it } from 'vitest'
import { toNotice, type Finished } from './to-notice.ts'
import { desktopWords } from '../../shared/words/words.ts'

const done = (name: string, source: Finished['source'] = 'folder'): Finished => ({
  id: name,
  isDone: true,
  name,
  source,
})
const failed = (name: string): Finished => ({ id: name, isDone: false, name, source: 'window' })

describe('a notification', () => {
  it('about a single image names it and leads to its record', () => {
    expect(toNotice([done('a.png')], 0, 'everything', desktopWords.en)).toEqual({
      title: 'a.png is read',
      body: '',
      recordId: 'a.png',
    })
    expect(toNotice([failed('a.png')], 0, 'problems', desktopWords.en)?.title).toBe('a.png could not be read')
  })

  it('covers a whole batch and says how many failed', () => {
    const all = [
      ...Array.from({ length: 5 }, (_, index) => done(`${index}.png`)),
      failed('x.png'),
      failed('y.png'),
    ]
    expect(toNotice(all, 30, 'everything', desktopWords.en)).toEqual({
      title: '35 images are read',
      body: '2 images could not be read',
      recordId: null,
    })
  })

  it('is only about problems if the setting says so', () => {
    expect(toNotice([done('a.png'), done('b.png')], 4, 'problems', desktopWords.en)).toBeNull()
    expect(toNotice([done('a.png'), failed('b.png')], 4, 'problems', desktopWords.en)?.recordId).toBe('b.png')
  })

  it('leaves out images from the API and the command line', () => {
    expect(
      toNotice([done('a.png', 'api'), done('b.png', 'cli')], 0, 'everything', desktopWords.en),
    ).toBeNull()
  })

  it('is not shown if the setting is "nothing"', () => {
    expect(toNotice([failed('a.png')], 3, 'nothing', desktopWords.en)).toBeNull()
  })
})
