// `npm run attacks`: two clients, one of them hostile. Prints how the other one is served beside each attack, and ends
// with 1 if it is not served within the limits.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine } from '../bench/machine.ts'
import { startServerProcess } from '../support/server-process.ts'
import { hostileClients } from './hostile-clients.ts'
import { exceeded, limits, measure, quantile, type Measured } from './measure.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '40' }, only: { type: 'string', default: '' } },
})
const seconds = Number(values.seconds)
const dir = mkdtempSync(path.join(os.tmpdir(), 'fovea-attacks-'))
const dataDir = path.join(dir, 'data')
const server = await startServerProcess(dataDir)
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const perMinute = { free: 1e6, basic: 1e6, pro: 1e6, ultra: 1e6 }
  await server.call('settings.set', { requestsPerMinute: perMinute })
  const victim = { server, key: (await server.call('keys.create', { name: 'other' })).key }
  const { key } = await server.call('keys.create', { name: 'hostile' })
  say(`${describeMachine()}\n`)
  say(
    '| client | answers | median s | slowest s | health p99 ms | slowest ms | memory MB | rounds | exceeds |',
  )
  say('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  // The first images start the processes.
  await measure(victim, 5)
  let isExceeded = false
  for (const { name } of hostileClients.filter((one) => one.name.includes(values.only))) {
    // Measured each time, because other programs may use the machine.
    const alone = await measure(victim, seconds / 3)
    say(rowOf(alone, alone))
    const measured = await measure(victim, seconds, { name, key, dataDir, dir })
    say(rowOf(measured, alone))
    for (const failure of new Set(measured.failures)) say(`  ${failure}`)
    isExceeded ||= exceeded(measured, alone).length > 0
  }
  say(
    `\nLimits: answers within ${limits.answerFactor} times those of the client alone, 99 of 100 health calls within ${limits.healthMs} ms, ${limits.memoryBytes / 1e6} MB for all processes together.`,
  )
  process.exitCode = isExceeded ? 1 : 0
} finally {
  await server.stop()
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 })
}

function rowOf(measured: Measured, alone: Measured): string {
  const { name, answersMs, healthMs, peakBytes, rounds } = measured
  const inSeconds = (ms: number) => (ms / 1000).toFixed(1)
  const cells = [
    name,
    answersMs.length,
    inSeconds(quantile(answersMs, 0.5)),
    inSeconds(quantile(answersMs, 1)),
    quantile(healthMs, 0.99).toFixed(0),
    quantile(healthMs, 1).toFixed(0),
    Math.round(peakBytes / 1e6),
    rounds,
    exceeded(measured, alone).join(', ') || '-',
  ]
  return `| ${cells.join(' | ')} |`
}
