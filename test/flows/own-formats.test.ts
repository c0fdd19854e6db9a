// Image formats beyond the contract's four: accepted everywhere except by the contract's operations.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { owner } from '../../electron/engine/caller.ts'
import { faultText } from '../../shared/faults.ts'
import { fileFormats } from '../../shared/image/formats.ts'
import { helloIn, type OwnFormat } from '../support/formats.ts'
import { tempDir } from '../support/temp-dir.ts'
import { watchedFolder } from '../support/watched-folder.ts'

describe.each(Object.keys(helloIn) as OwnFormat[])('an image in the format %s', (format) => {
  const { refusalName: what, mediaTypes, extensions: endings } = fileFormats[format]
  const filename = `scan.${endings[0]}`

  it('is accepted from the window and from the command line, and the doctor finds no problem', async () => {
    const { fovea, doctor } = await watchedFolder()
    const bytes = await helloIn[format]()
    const file = path.join(tempDir(), filename)
    writeFileSync(file, bytes)
    expect((await doctor(file)).map(({ code }) => code)).toEqual(['file.notWatched'])
    for (const [source, image] of [
      ['window', { name: filename, base64: bytes.toString('base64') }],
      ['cli', { path: file }],
    ] as const) {
      const { records, refused } = await fovea.call('records.add', { source, images: [image] })
      expect(refused).toEqual([])
      expect(records).toMatchObject([{ filename, width: 600, height: 200 }])
      const shown = fovea.engine.image(records[0]!.id, owner)
      expect(shown).toMatchObject({ ok: true, value: { mediaType: mediaTypes[0] } })
    }
  })

  it('is read from a watched folder, once it is complete', async () => {
    const { at, untilDone, untilSettling, counts, records } = await watchedFolder()
    const bytes = await helloIn[format]()
    writeFileSync(at(filename), bytes.subarray(0, bytes.length / 2))
    await untilSettling(1)
    expect(await counts()).toMatchObject({ done: 0, failed: 0 })
    writeFileSync(at(filename), bytes)
    await untilDone(1)
    expect(await records()).toMatchObject([{ filename, status: 'done' }])
  })

  it('is refused by the four operations of the service, and the message lists their formats', async () => {
    const { fovea } = await watchedFolder()
    const { key } = await fovea.call('keys.create', { name: 'Test' })
    const caller = fovea.engine.access.callerOfKey(key)
    if (!caller.ok) throw new Error('unreachable')
    const image_url = `data:image/png;base64,${(await helloIn[format]()).toString('base64')}`
    const ask = { document: { type: 'image_url', image_url }, filename }
    const answer = await fovea.engine.call('operation.text', ask, { caller: caller.value })
    expect(answer.ok ? 'taken' : faultText(answer.error)).toContain(
      `${filename} was not read: it is ${what}. Fovea reads JPEG, PNG, GIF and WebP images`,
    )
  })
})
