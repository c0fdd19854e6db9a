// Which packs a reading process is told of: the chosen one, and those that know a language which it lacks.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { colourPackFiles } from '../support/colour-packs.ts'
import { testEngine } from '../support/engine.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'

/** A data folder with these packs, by name. */
function dataWith(packs: Readonly<Record<string, readonly string[]>>): string {
  const dataDir = tempDir()
  for (const [name, languages] of Object.entries(packs)) {
    const folder = path.join(dataDir, 'packs', name)
    mkdirSync(folder, { recursive: true })
    for (const [file, bytes] of colourPackFiles({ name, languages }))
      writeFileSync(path.join(folder, file), bytes)
  }
  return dataDir
}

it('packs with further languages are told to the readers, and their languages can be requested', async () => {
  const workers = fakeWorkers((worker) => worker.answer())
  const dataDir = dataWith({ tamil: ['tam', 'eng'], english: ['eng'] })
  const { call, engine } = await testEngine({ dataDir, workers: workers.host })
  const read = async (languages: string[]) => {
    const { records } = await call('records.add', { images: [{ path: fixtures.hello }], languages })
    await call('records.get', { id: records[0]!.id, wait: true })
    const message = workers.started.at(-1)!.sent.at(-1)!
    if (message.type !== 'read') throw new Error(`${message.type} was sent`)
    return message
  }
  const manifestFile = path.join(dataDir, 'packs/tamil/pack.json')
  const tamil = { manifestFile, languages: ['tam', 'eng'], documents: false }
  expect(await read(['ta'])).toMatchObject({ languages: ['tam'], otherPacks: [tamil] })
  await call('settings.set', { enginePack: 'tamil' })
  expect(await read(['eng'])).toMatchObject({ pack: manifestFile, otherPacks: [] })
  await call('packs.remove', { name: 'tamil' })
  expect((await read(['deu'])).otherPacks).toBeUndefined()
  const images = [{ path: fixtures.hello }]
  expect(await engine.call('records.add', { images, languages: ['tam'] }, { caller: owner })).toMatchObject({
    error: { code: 'read.language' },
  })
})
