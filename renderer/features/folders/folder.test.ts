import { expect, test } from 'vitest'
import { pageWords } from '../../../shared/words/words.ts'
import { nameOf, pathIn } from './folder.ts'
import { summaryOf } from './rule-summary.ts'
import { argumentsOf, commandText, firstRule, isComplete, isSameRule, patternsOf } from './rule.ts'

test('a folder is named by the last segment of its path, on every system', () => {
  expect(['/home/ada/scans/', 'C:\\Users\\Ada\\Scans', '/'].map(nameOf)).toEqual(['scans', 'Scans', '/'])
})

test('a file name is joined to the folder unless it is an absolute path', () => {
  expect(pathIn('/home/ada/scans', 'in/a.png')).toBe('/home/ada/scans/in/a.png')
  expect(pathIn('C:\\Scans', 'a.png')).toBe('C:\\Scans\\a.png')
  expect(pathIn('/scans', '/other/a.png')).toBe('/other/a.png')
  expect(pathIn('C:\\Scans', 'D:\\a.png')).toBe('D:\\a.png')
  expect(pathIn('/scans', '')).toBe('/scans')
})

test('a rule for fields is complete only with a schema', () => {
  expect(isComplete(firstRule)).toBe(true)
  expect(isComplete({ ...firstRule, operation: 'json' })).toBe(false)
  expect(isComplete({ ...firstRule, operation: 'json', schemaId: 's1' })).toBe(true)
})

test('rules are equal only if every part is', () => {
  expect(isSameRule(firstRule, { ...firstRule, include: [] })).toBe(true)
  expect(isSameRule(firstRule, { ...firstRule, settleMs: 1000 })).toBe(false)
  expect(isSameRule(firstRule, { ...firstRule, include: ['*.png'] })).toBe(false)
})

test('the summary of a rule names its languages in the window’s language', () => {
  const rule = { ...firstRule, languages: ['deu', 'chi_sim'] }
  expect(summaryOf(firstRule, pageWords.en, 'en').reading).toBe('languages detected')
  expect(summaryOf(rule, pageWords.en, 'en').reading).toBe('German, Simplified Chinese')
  expect(summaryOf(rule, pageWords.zh, 'zh').reading).toBe('德语、简体中文')
})

test('patterns are split at commas outside of braces', () => {
  expect(patternsOf('*.png, scan *.{jpg,jpeg} ,, drafts/')).toEqual(['*.png', 'scan *.{jpg,jpeg}', 'drafts/'])
  expect(patternsOf(' , ')).toEqual([])
})

test('a command keeps quoted arguments together, and is formatted as it can be typed', () => {
  const typed = '/usr/bin/notify "New scan" {file} ""'
  expect(argumentsOf(typed)).toEqual(['/usr/bin/notify', 'New scan', '{file}', ''])
  expect(commandText(argumentsOf(typed))).toBe(typed)
})
