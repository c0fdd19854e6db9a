import { expect, it } from 'vitest'
import { printer } from '../../electron/cli/commands/show-record.ts'
import { recordOf } from '../../renderer/test-support/records.ts'

function printed(hasDetails: boolean) {
  const contents: string[] = []
  const notes: string[] = []
  const output = {
    print: (line: string) => void contents.push(line),
    note: (line: string) => void notes.push(line),
  }
  const place = { page: null, box: { x0: 40, y0: 94, x1: 551, y1: 150 } }
  const record = recordOf({ id: 'rec_1', content: 'つれづれ', unread: [place] })
  void printer(output, { style: 'content', hasHeadings: false, hasDetails }).record('hand.png', record)
  return { contents, notes }
}

it('says that text was not read, and with --details where', () => {
  expect(printed(false)).toEqual({
    contents: ['つれづれ'],
    notes: ['hand.png: 1 part with text could not be read. --details tells where.'],
  })
  expect(printed(true).notes.slice(1)).toEqual(['  part of the image was not read: 511x56 pixels at 40,94'])
})
