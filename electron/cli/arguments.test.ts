import { describe, expect, it } from 'vitest'
import { faultText } from '../../shared/faults.ts'
import { parseArguments, type OptionRows } from './arguments.ts'

const rows: OptionRows = {
  as: { kind: 'value', help: '' },
  limit: { kind: 'value', help: '' },
  id: { kind: 'list', help: '' },
  details: { kind: 'flag', help: '' },
}

function parsed(...argv: string[]) {
  const result = parseArguments('read', rows, argv)
  if (!result.ok) throw new Error(faultText(result.error))
  return result.value
}

function complaint(...argv: string[]) {
  const result = parseArguments('read', rows, argv)
  if (result.ok) throw new Error('it was taken')
  return faultText(result.error)
}

describe('valid arguments', () => {
  it('tells options from files, in any order', () => {
    const args = parsed('a.png', '--as', 'markdown', 'b.png', '--details')
    expect(args.positionals).toEqual(['a.png', 'b.png'])
    expect(args.value('as')).toBe('markdown')
    expect(args.flag('details')).toBe(true)
    expect(args.has('limit')).toBe(false)
  })

  it('takes --name=value, even if the value begins with dashes', () => {
    expect(parsed('--as=--odd').value('as')).toBe('--odd')
  })

  it('takes a negative number for a value', () => {
    expect(parsed('--limit', '-5').value('limit')).toBe('-5')
  })

  it('turns a flag off with --no-', () => {
    expect(parsed('--details', '--no-details').flag('details')).toBe(false)
    expect(parsed('--no-details').has('details')).toBe(true)
    expect(parsed('--details=false').flag('details')).toBe(false)
  })

  it('takes everything after -- literally, and - as a file', () => {
    expect(parsed('-', '--', '--as').positionals).toEqual(['-', '--as'])
  })

  it('keeps the last of repeated values, and all values of a list', () => {
    const args = parsed('--as', 'text', '--as', 'json', '--id', 'a', '--id', 'b')
    expect(args.value('as')).toBe('json')
    expect(args.list('id')).toEqual(['a', 'b'])
  })
})

describe('invalid arguments', () => {
  it('are answered with the list of valid options', () => {
    expect(complaint('--colour')).toBe(
      'read has no option --colour. It takes: --as, --limit, --id, --details',
    )
    expect(complaint('-x')).toContain('no option -x')
    expect(complaint('--__proto__=1')).toContain('no option --__proto__')
    expect(complaint('--no-as')).toContain('no option --no-as')
  })

  it('are refused if a value is missing at the end, before another option, or empty', () => {
    expect(complaint('--as')).toBe('--as needs a value.')
    expect(complaint('--as', '--details')).toBe('--as needs a value.')
    expect(complaint('--as=')).toBe('--as needs a value.')
  })

  it('are refused if a flag has a value other than true or false', () => {
    const sentence = "can't be yes. Write --details or --no-details."
    expect(complaint('--details=yes')).toBe(`--details: ${sentence}`)
  })
})
