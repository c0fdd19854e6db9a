// Our networks alone, without everything that is built around them: the decoded picture, all found lines, and rows as the
// only layout.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { colourOf, type ColourImage } from '../../../electron/worker/pixels/colour.ts'
import { decode, decodeColour } from '../../../electron/worker/decode/decode.ts'
import { openPack } from '../../../electron/worker/engines/open-packs.ts'
import type { Engine } from '../../../electron/worker/context/engine.ts'
import { faultText } from '../../../shared/faults.ts'
import type { Result } from '../../../shared/result.ts'
import { readWhole } from '../../support/read-whole.ts'
import { peakBytes } from '../usage.ts'
import { textInRows } from './rows.ts'
import { askSchema, type Ask, type RivalReading } from './wire.ts'

const engines = new Map<string, Promise<Engine>>()

process.on('message', (message) => {
  void read(askSchema.parse(message)).then((reading) => process.send?.(reading))
})
process.on('disconnect', () => process.exit())

async function read({ file, language, model }: Ask): Promise<RivalReading> {
  const opening = engines.get(model) ?? open(model)
  engines.set(model, opening)
  const engine = await opening
  const beganAt = performance.now()
  const cpu = process.cpuUsage()
  const found = await recognise(engine, file, language)
  const { user, system } = process.cpuUsage(cpu)
  return {
    ...found,
    cpuMs: (user + system) / 1000,
    wallMs: performance.now() - beganAt,
    peakBytes: peakBytes('self'),
  }
}

async function open(manifestFile: string): Promise<Engine> {
  return valueOf(await openPack(manifestFile))
}

async function recognise(
  engine: Engine,
  file: string,
  language: string,
): Promise<Pick<RivalReading, 'text' | 'failure'>> {
  try {
    const image = await decoded(file)
    return { text: textInRows(await readWhole(engine, image, [language])), failure: null }
  } catch (error) {
    return { text: '', failure: String(error) }
  }
}

async function decoded(file: string): Promise<ColourImage> {
  const bytes = await readFile(file)
  return (await decodeColour(bytes)) ?? colourOf(valueOf(await decode(bytes, path.basename(file))))
}

function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(faultText(result.error))
}
