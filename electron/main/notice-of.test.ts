import { describe, expect, it } from 'vitest'
import { noticeOf, type Finished } from './notice-of.ts'
import { desktopWords } from '../../shared/words/words.ts'

const done = (name: string, source: Finished['source'] = 'folder'): Finished => ({
  id: name,
  isDone: true,
  name,
  source,
})
const failed = (name: string): Finished => ({ id: name, isDone: false, name, source: 'window' })

describe('a notification', () => {
  it('names the image where it is about one, and leads to it', () => {
    expect(noticeOf([done('a.png')], 0, 'everything', desktopWords.en)).toEqual({
      title: 'a.png is read',
      body: '',
      recordId: 'a.png',
    })
    expect(noticeOf([failed('a.png')], 0, 'problems', desktopWords.en)?.title).toBe('a.png could not be read')
  })

  it('is one for a whole batch, and says how many failed', () => {
    const all = [
      ...Array.from({ length: 5 }, (_, index) => done(`${index}.png`)),
      failed('x.png'),
      failed('y.png'),
    ]
    expect(noticeOf(all, 30, 'everything', desktopWords.en)).toEqual({
      title: '35 images are read',
      body: '2 images could not be read',
      recordId: null,
    })
  })

  it('is only about problems where only these are wanted', () => {
    expect(noticeOf([done('a.png'), done('b.png')], 4, 'problems', desktopWords.en)).toBeNull()
    expect(noticeOf([done('a.png'), failed('b.png')], 4, 'problems', desktopWords.en)?.recordId).toBe('b.png')
  })

  it('leaves out what a request or a script asked for', () => {
    expect(
      noticeOf([done('a.png', 'api'), done('b.png', 'cli')], 0, 'everything', desktopWords.en),
    ).toBeNull()
  })

  it('is none where none is wanted', () => {
    expect(noticeOf([failed('a.png')], 3, 'nothing', desktopWords.en)).toBeNull()
  })
})
