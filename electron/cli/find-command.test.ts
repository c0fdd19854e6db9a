import { describe, expect, it } from 'vitest'
import { calls, callNames } from '../../shared/contract/calls.ts'
import { commands } from './commands/commands.ts'
import { findCommand } from './find-command.ts'

describe('finding a command', () => {
  it('takes one word or two, and leaves the rest', () => {
    for (const words of ['read', 'record list', 'health', 'key create']) {
      const found = findCommand(commands, [...words.split(' '), '--x', 'y'])
      expect(found).toMatchObject({ ok: true, value: { command: { words }, rest: ['--x', 'y'] } })
    }
  })

  it('treats a file that is named like a verb as a file', () => {
    expect(findCommand(commands, ['read', 'list'])).toMatchObject({ ok: true, value: { rest: ['list'] } })
  })

  it('suggests the noun, or the verb of a noun', () => {
    expect(findCommand(commands, ['recrod', 'list'])).toMatchObject({ error: { data: { like: 'record' } } })
    expect(findCommand(commands, ['record', 'show'])).toMatchObject({
      error: { code: 'cli.unknownCommand', data: { command: 'record show' } },
    })
  })
})

describe('the list of commands', () => {
  it('has one for every call of the table', () => {
    const known = new Set(commands.map((command) => command.words))
    expect(callNames.map((name) => calls[name].cli).filter((words) => !known.has(words))).toEqual([])
  })

  it('has no two commands with the same words, and no noun that is a command', () => {
    const words = commands.map((command) => command.words)
    expect(new Set(words).size).toBe(words.length)
    const nouns = words.filter((each) => each.includes(' ')).map((each) => each.split(' ')[0])
    expect(words.filter((each) => nouns.includes(each))).toEqual([])
  })

  it('gives every command the global options', () => {
    for (const command of commands)
      expect(Object.keys(command.options)).toEqual(expect.arrayContaining(['data', 'help']))
  })
})
