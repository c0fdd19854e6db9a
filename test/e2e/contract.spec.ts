// Makes the same calls directly, over IPC from the page, and over HTTP. All three must answer the same.
import { childHost, understandingHost } from '../../electron/cli/child-host.ts'
import { directTransport } from '../../electron/cli/own-engine.ts'
import { createEngine } from '../../electron/engine/engine.ts'
import { systemClock } from '../../electron/engine/ports.ts'
import { createClient, type Client } from '../../shared/contract/client.ts'
import { steps, tell } from '../contract/cases.ts'
import { readerVariables } from '../support/replay/mode.ts'
import { ipcTransport } from './support/ipc-transport.ts'
import { patience } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test('every call has the same answer directly, over IPC and over HTTP', async ({ desktop, server, dir }) => {
  test.setTimeout(90_000 * patience)
  const answers = {
    direct: await overDirect(dir, tell),
    http: await tell(server.client),
    ipc: await tell(createClient(ipcTransport(desktop.page))),
  }
  expect(answers.direct).toHaveLength(steps.length)
  expect(answers.http).toEqual(answers.direct)
  expect(answers.ipc).toEqual(answers.direct)
  const codes = answers.direct.flatMap((line) => /"code":"([^"]+)"/.exec(line)?.[1] ?? [])
  for (const code of [
    'schema.depth',
    'schema.duplicateKey',
    'image.format',
    'image.tooSmall',
    'url.refused',
  ]) {
    expect(codes).toContain(code)
  }
})

/** Makes the calls on an engine in this process. */
async function overDirect<T>(dataDir: string, story: (client: Client) => Promise<T>): Promise<T> {
  const log = {
    info: () => undefined,
    error: (text: string, error: unknown) => expect.soft(`${text}: ${String(error)}`).toBe(''),
  }
  const reader = readerVariables()['FOVEA_READER']
  const created = await createEngine({
    dataDir,
    clock: systemClock,
    workers: childHost(reader === undefined ? {} : { entry: reader }),
    understanding: understandingHost(),
    log,
    version: '0.1.0',
  })
  if (!created.ok) throw new Error(created.error.code)
  created.value.start()
  try {
    return await story(createClient(directTransport(created.value)))
  } finally {
    await created.value.close()
  }
}
