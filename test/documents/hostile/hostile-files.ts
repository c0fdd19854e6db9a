// Generates PDFs that are damaged or made to break a reader, the same for the same seed.
import { pick, seededRandom, whole, type Random } from '../../bench/images/random.ts'
import { drawLines, makePdf, objectsOfPage, writtenPdf } from '../../support/pdfs.ts'
import { hostileObjects } from './objects.ts'

export interface HostileFile {
  readonly name: string
  readonly kind: string
  readonly bytes: Uint8Array
}

type Damage = (whole: Buffer, random: Random) => Buffer

const damages: Readonly<Record<string, Damage>> = {
  'cut off': (bytes, random) => bytes.subarray(0, whole(random, 9, bytes.length)),
  'cut out': (bytes, random) => {
    const at = whole(random, 9, bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + whole(random, 1, 3000))])
  },
  'flipped bits'(bytes, random) {
    const damaged = Buffer.from(bytes)
    for (let i = whole(random, 1, 300); i > 0; i--) {
      const at = whole(random, 9, bytes.length - 1)
      damaged[at] = (damaged[at] ?? 0) ^ (1 << whole(random, 0, 7))
    }
    return damaged
  },
  'noise over it'(bytes, random) {
    const damaged = Buffer.from(bytes)
    const at = whole(random, 9, bytes.length - 1)
    for (let i = at; i < Math.min(bytes.length, at + 2000); i++) damaged[i] = whole(random, 0, 255)
    return damaged
  },
  'nothing but noise': (_, random) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.from(Array.from({ length: 20_000 }, () => whole(random, 0, 255))),
    ]),
  'other numbers': (bytes, random) => numbersChanged(bytes, random, /\d+/g),
  'other lengths': (bytes, random) => numbersChanged(bytes, random, /(?<=\/Length )\d+/g),
  'other references': (bytes, random) => numbersChanged(bytes, random, /\d+(?= 0 R)/g, 12),
  'a table that leads back': (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace('trailer <<', `trailer <</Prev ${bytes.lastIndexOf('xref\n0')}`),
      'latin1',
    ),
}

function numbersChanged(bytes: Buffer, random: Random, pattern: RegExp, max = 2 ** 31): Buffer {
  const changed = bytes
    .toString('latin1')
    .replace(pattern, (number) => (random() < 0.2 ? String(whole(random, 0, max)) : number))
  return Buffer.from(changed, 'latin1')
}

const kinds = [...Object.keys(damages), ...Object.keys(hostileObjects)]

export async function hostileFile(seed: number, index: number): Promise<HostileFile> {
  const random = seededRandom(seed * 1_000_003 + index)
  const kind = kinds[index % kinds.length] ?? ''
  const make = hostileObjects[kind]
  const damage = damages[kind]
  const bytes = make
    ? writtenPdf(make(random))
    : damage
      ? damage(await makeValidPdf(random), random)
      : Buffer.alloc(0)
  return { name: `${index}: ${kind}`, kind, bytes }
}

export const kindsOfHostile: readonly string[] = kinds

async function makeValidPdf(random: Random): Promise<Buffer> {
  const pages = Array.from({ length: whole(random, 1, 4) }, (_, i) => drawLines('Hello', `World ${i}`))
  return random() < 0.5
    ? Buffer.from(await makePdf({ pages }))
    : Buffer.from(
        writtenPdf(objectsOfPage(`BT /F 12 Tf 10 10 Td (Hello) Tj ET ${pick(random, ['q Q', 'BX EX'])}`)),
      )
}
