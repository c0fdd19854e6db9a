// `npm run bench`: measures the cost of reading, as ratios to naive tesseract.js and the tesseract command in the same run.
import path from 'node:path'
import { parseOptions, usage, type BenchOptions } from './arguments.ts'
import { drawImages, imagesOf, type BenchImage } from './images/bench-images.ts'
import { describeMachine } from './machine.ts'
import { measureBodies } from './parts/bodies.ts'
import { measureCodes } from './parts/codes.ts'
import { measureCommands } from './parts/commands.ts'
import { measureDesktop } from './parts/desktop.ts'
import { measureDocuments } from './parts/documents.ts'
import { measureLayout } from './parts/layout.ts'
import { measureMemory } from './parts/memory.ts'
import { productReader, rivalReader } from './parts/reader.ts'
import { measureReading } from './parts/reading.ts'
import { measureSchemas } from './parts/schemas.ts'
import { measureService } from './parts/service.ts'
import { measureStarts } from './parts/starts.ts'
import { measureThroughput } from './parts/throughput.ts'
import { measureWatch } from './parts/watch.ts'
import { measureWindow } from './parts/window.ts'
import { openProduct } from './product.ts'
import { openNaive, openNative, openNetworksAlone } from './rivals/rival.ts'

const cacheDir = path.resolve(import.meta.dirname, '../../.cache/bench')

const options = parseOptions(process.argv.slice(2))
if (typeof options === 'string') {
  process.stderr.write(`${options}\n\n${usage}\n`)
  process.exit(2)
}
await run(options)

async function run(options: BenchOptions): Promise<void> {
  say(describeMachine())
  // drawn once, and only if a part needs them
  let images: BenchImage[] | null = null
  for (const part of options.only) {
    if (part === 'watch') say(`\n${await watch(options)}`)
    else if (part === 'desktop') say(`\n${await desktop(options)}`)
    else if (part === 'codes') say(`\n${await measureCodes()}`)
    else if (part === 'bodies') say(`\n${await measureBodies(options.bodies)}`)
    else if (part === 'window') say(`\n${await measureWindow(options.records)}`)
    else say(`\n${await measure(part, options, (images ??= await imagesFor(options)))}`)
  }
  say(`\n${describeMachine()}`)
}

async function measure(
  part: Exclude<BenchOptions['only'][number], 'watch' | 'desktop' | 'window' | 'bodies' | 'codes'>,
  { rounds, workers, profile, images: count, clients, seconds, against }: BenchOptions,
  images: readonly BenchImage[],
): Promise<string> {
  const [first] = images
  if (!first) throw new Error('there is no image to measure on')
  switch (part) {
    case 'reading':
      return reading(images, rounds, profile)
    case 'starts':
      return [
        await measureCommands(against, rounds + 1),
        await measureStarts(first, cacheDir, rounds + 1),
      ].join('\n\n')
    case 'throughput':
      return measureThroughput(images, workers, rounds, profile)
    case 'memory':
      return measureMemory(images, count, profile)
    case 'documents':
      return measureDocuments(images, 400, rounds)
    case 'schemas':
      return measureSchemas()
    case 'layout':
      return measureLayout()
    case 'service':
      return measureService(clients, seconds)
  }
}

function watch({ known, landing, 'kill-seconds': killSeconds }: BenchOptions): Promise<string> {
  return measureWatch({ known, landing, killSeconds })
}

function desktop({ records, starts, 'idle-seconds': idleSeconds }: BenchOptions): Promise<string> {
  return measureDesktop({ records, starts, idleSeconds })
}

async function reading(
  images: readonly BenchImage[],
  rounds: number,
  profile: BenchOptions['profile'],
): Promise<string> {
  const product = await openProduct(1)
  const native = openNative(cacheDir)
  const rivals = [openNaive(), ...(native ? [native] : []), openNetworksAlone()]
  try {
    const table = await measureReading(
      [productReader(product, profile), ...rivals.map(rivalReader)],
      images,
      rounds,
    )
    return `Against ${rivals.map((rival) => rival.version).join(' and ')}.\n${table}`
  } finally {
    await product.close()
    for (const rival of rivals) rival.close()
  }
}

function imagesFor({ dir, language }: BenchOptions): Promise<BenchImage[]> {
  if (dir === undefined) return drawImages(path.join(cacheDir, 'images'))
  return Promise.resolve(imagesOf(path.resolve(process.env['INIT_CWD'] ?? process.cwd(), dir), language))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
