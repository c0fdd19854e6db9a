import { expect, test } from 'vitest'
import { recordOf } from '../../test-support/records.ts'
import { toClipboardText, clipboardFormats } from './clipboard-formats.ts'

test('text is copied as it is', () => {
  const record = recordOf({ id: 'a', content: 'one\ntwo' })
  expect(clipboardFormats(record)).toEqual(['plain'])
  expect(toClipboardText(record, 'plain')).toBe('one\ntwo')
})

test('Markdown tables become TSV; escaped bars and line breaks do not split a cell', () => {
  const content = '# A\n\n| Item | Sum |\n| --- | ---: |\n| tea \\| milk | 4\\.50 |\n'
  const record = recordOf({ id: 'a', format: 'markdown', operation: 'markdown', content })
  expect(clipboardFormats(record)).toEqual(['plain', 'markdown', 'table'])
  expect(toClipboardText(record, 'table')).toBe('Item\tSum\ntea | milk\t4.50')
  expect(clipboardFormats({ ...record, content: '# A' })).toEqual(['plain', 'markdown'])
})

test('fields become a row of a table, with the elements of a list below one another', () => {
  const content = '{"shop":"Ada\\tB","items":[{"name":"tea"},{"name":"ink"}]}'
  const record = recordOf({ id: 'a', format: 'json', operation: 'json', content })
  expect(toClipboardText(record, 'table')).toBe('shop\titems.name\nAda B\ttea\nAda B\tink')
})

test('a copy has the words alone for editors, and headings, lists and tables for programs that take them', () => {
  const content = '# A\\*\n\n- one\n- [x] two\n\n| Item | Sum |\n| --- | ---: |\n| tea | 4.50 |\n'
  const record = recordOf({ id: 'a', format: 'markdown', operation: 'markdown', content })
  expect(toClipboardText(record, 'plain')).toBe('A*\n\n• one\n☑ two\n\nItem\tSum\ntea\t4.50')
  expect(toClipboardText(record, 'rich')).toMatch(/^<h1 dir="auto">A\*<\/h1>\n<ul>[\s\S]*<table>/)
  const fields = recordOf({
    id: 'b',
    format: 'json',
    operation: 'json',
    content: '{"tax_id":"DE1","notes":[]}',
  })
  expect(toClipboardText(fields, 'plain')).toBe('Tax ID\tDE1')
})
