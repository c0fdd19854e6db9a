import { defaultFolderRule } from '../../../shared/contract/folder-rule.ts'
import { goalOf, goals, ruleFor } from './goals.ts'
import { expect, test } from 'vitest'
import { pageWords } from '../../../shared/words/words.ts'
import { baseName, resolvePath } from './folder.ts'
import { summarizeRule } from './rule-summary.ts'
import { parseCommand, formatCommand, isComplete, isSameRule, parsePatterns } from './rule.ts'

test('a folder is named by the last segment of its path, on every system', () => {
  expect(['/home/ada/scans/', 'C:\\Users\\Ada\\Scans', '/'].map(baseName)).toEqual(['scans', 'Scans', '/'])
})

test('a file name is joined to the folder unless it is an absolute path', () => {
  expect(resolvePath('/home/ada/scans', 'in/a.png')).toBe('/home/ada/scans/in/a.png')
  expect(resolvePath('C:\\Scans', 'a.png')).toBe('C:\\Scans\\a.png')
  expect(resolvePath('/scans', '/other/a.png')).toBe('/other/a.png')
  expect(resolvePath('C:\\Scans', 'D:\\a.png')).toBe('D:\\a.png')
  expect(resolvePath('/scans', '')).toBe('/scans')
})

test('a rule for fields is complete only with a schema', () => {
  expect(isComplete(defaultFolderRule)).toBe(true)
  expect(isComplete({ ...defaultFolderRule, operation: 'json' })).toBe(false)
  expect(isComplete({ ...defaultFolderRule, operation: 'json', schemaId: 's1' })).toBe(true)
})

test('rules are equal only if every part is', () => {
  expect(isSameRule(defaultFolderRule, { ...defaultFolderRule, include: [] })).toBe(true)
  expect(isSameRule(defaultFolderRule, { ...defaultFolderRule, settleMs: 1000 })).toBe(false)
  expect(isSameRule(defaultFolderRule, { ...defaultFolderRule, include: ['*.png'] })).toBe(false)
})

test('the summary of a rule names its languages in the window’s language', () => {
  const rule = { ...defaultFolderRule, languages: ['deu', 'chi_sim'] }
  expect(summarizeRule(defaultFolderRule, pageWords.en, 'en').reading).toBe('languages detected')
  expect(summarizeRule(rule, pageWords.en, 'en').reading).toBe('German, Simplified Chinese')
  expect(summarizeRule(rule, pageWords.zh, 'zh').reading).toBe('德语、简体中文')
})

test('patterns are split at commas outside of braces', () => {
  expect(parsePatterns('*.png, scan *.{jpg,jpeg} ,, drafts/')).toEqual([
    '*.png',
    'scan *.{jpg,jpeg}',
    'drafts/',
  ])
  expect(parsePatterns(' , ')).toEqual([])
})

test('a command keeps quoted arguments together, and is formatted as it can be typed', () => {
  const typed = '/usr/bin/notify "New scan" {file} ""'
  expect(parseCommand(typed)).toEqual(['/usr/bin/notify', 'New scan', '{file}', ''])
  expect(formatCommand(parseCommand(typed))).toBe(typed)
})

test('a purpose is recognised by its rule, also with another schema; a rule of several purposes is none', () => {
  for (const goal of goals) expect(goalOf(ruleFor(goal))).toBe(goal)
  expect(goalOf({ ...ruleFor('sheet'), schemaId: 's1', sheet: 'csv' })).toBe('sheet')
  expect(goalOf({ ...ruleFor('sheet'), writes: ['pdf'] })).toBeNull()
  expect(goalOf({ ...ruleFor('pdf'), sheet: 'csv' })).toBeNull()
})
