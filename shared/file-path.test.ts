import { expect, it } from 'vitest'
import { calls, type CallName } from './contract/calls.ts'

const path = '/tmp/a\0b'

// Each of these was an unexpected error: Node throws for such a path before it makes a system call.
it.each<[CallName, Record<string, unknown>, string]>([
  ['records.add', { images: [{ path }] }, 'images.0.path'],
  ['folders.add', { path }, 'path'],
  ['folders.add', { path: '/tmp', outputDir: path }, 'outputDir'],
  ['folders.add', { path: '/tmp', command: ['echo', path] }, 'command.1'],
  ['folders.preview', { path }, 'path'],
  ['folders.try', { path: '/tmp', file: path }, 'file'],
  ['folders.import', { ruleText: '{}', path }, 'path'],
  ['folders.doctor', { path }, 'path'],
  ['packs.add', { path }, 'path'],
  ['languages.add', { language: 'fin', path }, 'path'],
])('%s takes no path that holds a NUL: %j', (name, input, place) => {
  const parsed = calls[name].input.safeParse(input)
  expect(parsed.error?.issues[0]?.path.join('.')).toBe(place)
  expect(JSON.stringify(parsed.error?.issues)).toContain('holds a character that no path can hold (NUL)')
})
