// The guard can't be removed again, so each test runs in a child process.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { NetworkUse } from '../../shared/network-use.ts'
import { hostOf } from './guard.ts'

const here = (name: string) => JSON.stringify(path.join(import.meta.dirname, name))

/** Runs a few lines with or without the guard, and returns the value that they print. */
function run(lines: string, isGuarded = true) {
  const script = `
    import { guardConnections } from ${here('guard.ts')}
    import { withConnectionTo, networkUse } from ${here('outgoing.ts')}
    import { blocksConnections } from ${here('self-test.ts')}
    import http from 'node:http'
    ${isGuarded ? 'guardConnections()' : ''}
    const codeOf = (work) => work.then(() => 'done', (error) => error.cause?.code ?? error.code)
    const print = (value) => console.log(JSON.stringify(value))
    ${lines}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as unknown
}

describe('a connection that was not announced', () => {
  it('is refused, however it is made, and counted by its host', () => {
    const { codes, use } = run(`
      const get = (url) => new Promise((resolve, reject) => http.get(url, resolve).on('error', reject))
      const codes = [
        await codeOf(fetch('http://192.0.2.7/')),
        await codeOf(fetch('https://collector.invalid/report')),
        await codeOf(get('http://192.0.2.7:8080/')),
      ]
      print({ codes, use: networkUse() })`) as { codes: string[]; use: NetworkUse }
    expect(codes).toEqual(Array(3).fill('ERR_CONNECTION_NOT_ASKED_FOR'))
    expect(use.made).toEqual([])
    expect(use.refused.map(({ host, count }) => [host, count])).toEqual([
      ['192.0.2.7', 2],
      ['collector.invalid', 1],
    ])
  })

  it('is what the self-test tries, with the right answer with the guard and without it', () => {
    expect(run('print(await blocksConnections())')).toBe(true)
    expect(run('print(await blocksConnections())', false)).toBe(false)
  })
})

describe('an announced connection', () => {
  it('is allowed while its work runs, and no longer', () => {
    const { during, after, use } = run(`
      const ask = () => codeOf(fetch('http://a.host.invalid/'))
      const during = await withConnectionTo('language', 'A.host.invalid', ask)
      print({ during, after: await ask(), use: networkUse() })`) as Record<'during' | 'after', string> & {
      use: NetworkUse
    }
    expect(during).toMatch(/ENOTFOUND|EAI_AGAIN/)
    expect(after).toBe('ERR_CONNECTION_NOT_ASKED_FOR')
    expect(use.made).toMatchObject([{ purpose: 'language', host: 'a.host.invalid', count: 1 }])
  })

  it('to this machine needs no announcement and is not counted', () => {
    const { status, use } = run(`
      const server = http.createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1')
      await new Promise((resolve) => server.on('listening', resolve))
      const status = (await fetch('http://127.0.0.1:' + server.address().port)).status
      server.closeAllConnections()
      server.close()
      print({ status, use: networkUse() })`) as { status: number; use: NetworkUse }
    expect(status).toBe(200)
    expect(use).toMatchObject({ isGuarded: true, made: [], refused: [] })
  })
})

it('finds the host in every form of arguments that connect takes', () => {
  expect(hostOf([443, 'example.org'])).toBe('example.org')
  expect(hostOf([{ port: 443, host: 'example.org' }])).toBe('example.org')
  expect(hostOf([[{ port: 443, host: 'example.org', path: '/in/the/url' }, null]])).toBe('example.org')
  expect(hostOf([{ port: 80 }])).toBe('localhost')
  expect(hostOf([8080])).toBe('localhost')
  expect(hostOf(['/run/engine.sock'])).toBeNull()
  expect(hostOf([{ path: '/run/engine.sock' }])).toBeNull()
})
