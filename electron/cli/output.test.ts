import { expect, it } from 'vitest'
import { fault } from '../../shared/result.ts'
import { createOutput, oneLine, type Sink } from './output.ts'

type Recorded = Sink & { text: string; breakWith(code: string): void }

function recorded(isTTY: boolean): Recorded {
  let onError: (error: NodeJS.ErrnoException) => void = () => undefined
  return {
    isTTY,
    text: '',
    write(text, then) {
      this.text += String(text)
      then?.()
      return true
    },
    on: (_event, listener) => (onError = listener),
    breakWith: (code) => onError(Object.assign(new Error(`${code}: write`), { code })),
  }
}

function outputTo(isTTY: boolean, env: NodeJS.ProcessEnv = {}) {
  const [stdout, stderr] = [recorded(isTTY), recorded(isTTY)]
  let timesClosed = 0
  const output = createOutput({ stdout, stderr, env, onClosed: () => timesClosed++ })
  return { output, stdout, stderr, timesClosed: () => timesClosed }
}

it('ends a result with one line break, and writes nothing for an empty one', () => {
  const { output, stdout } = outputTo(false)
  output.print('one')
  output.print('two\n')
  output.print('')
  expect(stdout.text).toBe('one\ntwo\n')
})

it('keeps notes, progress and errors away from stdout', () => {
  const { output, stdout, stderr } = outputTo(false)
  output.note('a note')
  output.progress('half')
  expect(output.fail(fault('file.gone', { path: 'a.png' }))).toBe(66)
  expect(stdout.text).toBe('')
  expect(stderr.text).toBe('a note\nfovea: a.png does not exist. Check the name, or whether it was moved.\n')
})

it('uses colours and progress on a terminal only, and no colours if NO_COLOR is set', () => {
  const plain = outputTo(true, { NO_COLOR: '1' })
  plain.output.fail(fault('file.gone', { path: 'a.png' }))
  expect(plain.stderr.text).not.toContain('\u001b[3')

  const colourful = outputTo(true)
  colourful.output.progress('half')
  colourful.output.fail(fault('file.gone', { path: 'a.png' }))
  expect(colourful.stderr.text).toContain('half')
  expect(colourful.stderr.text).toContain('\u001b[31mfovea:')
})

it('sends no control character of a text to a terminal, and all of them to a file', () => {
  const text = 'a\u001b[2Jb\tc\n'
  for (const [isTTY, printed] of [
    [true, 'a[2Jb\tc\n'],
    [false, text],
  ] as const) {
    const { output, stdout } = outputTo(isTTY)
    output.print(text)
    expect(stdout.text.replace('\r\u001b[K', '')).toBe(printed)
  }
})

it('writes an error in one line, whatever the file is called', () => {
  expect(oneLine('a\nb\u001b[2J\u2028.png')).toBe('a\\nb\\u001b[2J\\u2028.png')
})

it('stops writing when stdout is closed', async () => {
  const { output, stdout, stderr, timesClosed } = outputTo(false)
  stdout.breakWith('EPIPE')
  output.print('more')
  expect(stdout.text).toBe('')
  expect(timesClosed()).toBe(1)
  expect(await output.flush()).toBeNull()
  expect(stderr.text).toBe('')
})

it('reports a full disk behind stdout', async () => {
  const { output, stdout } = outputTo(false)
  stdout.breakWith('ENOSPC')
  expect(await output.flush()).toMatchObject({ code: 'file.io' })
})
