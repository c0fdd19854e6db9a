// Makes engine packs with networks that read colours: what is not white is text, and each colour is a letter. They are tiny
// and can be made in every shape that a pack.json describes.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { manifestName, manifestSchema, type Manifest } from '../../shared/engine-pack.ts'
import type { ColourImage } from '../../electron/worker/pixels/colour.ts'
import { onnxNetwork, type Constant, type Step } from './onnx.ts'
import { sha256 } from './packs.ts'
import { tempDir } from './temp-dir.ts'

/** Red, green and blue, from 0 to 1. Black is a space, white is nothing. */
const colours = {
  red: [1, 0, 0],
  green: [0, 1, 0],
  blue: [0, 0, 1],
  cyan: [0, 1, 1],
  magenta: [1, 0, 1],
  yellow: [1, 1, 0],
  black: [0, 0, 0],
  white: [1, 1, 1],
} as const satisfies Record<string, readonly [number, number, number]>

export type Colour = keyof typeof colours

type Letters = Partial<Record<Colour, string>>

interface Asked {
  readonly name?: string
  readonly languages?: readonly string[]
  readonly scripts?: Manifest['scripts']
  /** The letter of each colour that the recogniser knows. */
  readonly letters?: Letters
  readonly input?: Partial<Manifest['recogniser']['input']>
  readonly output?: Partial<Manifest['recogniser']['output']>
  /** Width of a step of the recogniser. */
  readonly stepPx?: number
  readonly regions?: Partial<Manifest['detector']['output']> | undefined
  readonly more?: Partial<Manifest>
}

const latin: Letters = { red: 'a', green: 'b', blue: 'c' }

/** The files of a pack: names and bytes. */
export function colourPackFiles(asked: Asked = {}): ReadonlyMap<string, Buffer> {
  const { name = 'colours', languages = ['eng'], scripts = ['Latin'], letters = latin } = asked
  const space = asked.output?.space ?? 'last'
  const rows = [...Object.values(letters), ...(space === 'listed' ? [' '] : [])]
  const draft = {
    format: 1,
    name,
    title: `The pack ${name}`,
    scripts,
    languages,
    licence: 'MIT',
    source: 'https://example.org',
    certainty: { bias: 0, leastSure: 1, line: 0 },
    detector: { input: asked.input, output: asked.regions ?? { growth: 0 } },
    recogniser: { input: asked.input, output: asked.output },
    ...asked.more,
  }
  const place = (file: string, bytes: string | Buffer) => ({ file, sha256: sha256(bytes) })
  const alphabet = Buffer.from(rows.join('\n'))
  const shape = manifestSchema.parse({
    ...draft,
    detector: { ...draft.detector, ...place('det.onnx', '') },
    recogniser: { ...draft.recogniser, ...place('rec.onnx', '') },
    alphabet: place('keys.txt', alphabet),
  })
  const networks = {
    detector: detectorNetwork(shape.detector.input),
    recogniser: recogniserNetwork(shape.recogniser, Object.keys(letters) as Colour[], asked.stepPx ?? 8),
  }
  const manifest = {
    ...shape,
    detector: { ...shape.detector, ...place('det.onnx', networks.detector) },
    recogniser: { ...shape.recogniser, ...place('rec.onnx', networks.recogniser) },
  }
  return new Map([
    [manifestName, Buffer.from(JSON.stringify(manifest))],
    ['det.onnx', networks.detector],
    ['rec.onnx', networks.recogniser],
    ['keys.txt', alphabet],
  ])
}

/** A folder with a pack that can be added. */
export function makeColourPack(asked: Asked = {}): string {
  const folder = tempDir()
  mkdirSync(folder, { recursive: true })
  for (const [file, bytes] of colourPackFiles(asked)) writeFileSync(path.join(folder, file), bytes)
  return folder
}

/** A white picture with a line of blocks for each list of colours. */
export function colourPicture(lines: readonly (readonly Colour[])[], blockPx = 48): ColourImage {
  const longest = Math.max(...lines.map((line) => line.length))
  const [width, height] = [(longest + 2) * blockPx, (2 * lines.length + 1) * blockPx]
  const pixels = new Uint8Array(width * height * 3).fill(255)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.floor(y / blockPx)
      const colour = row % 2 === 1 ? lines[(row - 1) / 2]?.[Math.floor(x / blockPx) - 1] : undefined
      if (colour)
        pixels.set(
          colours[colour].map((level) => level * 255),
          (y * width + x) * 3,
        )
    }
  return { width, height, pixels }
}

type PixelInput = Pick<Manifest['recogniser']['input'], 'channels' | 'means' | 'deviations'>

/** Levels from 0 to 1 again, in planes of red, green and blue or the reverse. */
function levels({ means, deviations }: PixelInput): Step[] {
  const planes = (floats: readonly number[]): Constant => ({ sizes: [1, 3, 1, 1], floats })
  return [
    { op: 'Mul', constants: [planes(deviations)] },
    { op: 'Add', constants: [planes(means)] },
  ]
}

const scalar = (value: number): Constant => ({ sizes: [1], floats: [value] })

/** The probability that a pixel is not white, from its mean level. */
function detectorNetwork(input: PixelInput): Buffer {
  return onnxNetwork([
    ...levels(input),
    { op: 'ReduceMean', attributes: { axes: [1], keepdims: 1 } },
    { op: 'Mul', constants: [scalar(-60)] },
    { op: 'Add', constants: [scalar(50)] },
    { op: 'Sigmoid' },
  ])
}

/** Compares the mean colour of each step with the colour of each class. */
function recogniserNetwork(
  { input, output }: Manifest['recogniser'],
  known: readonly Colour[],
  stepPx: number,
): Buffer {
  const written: Colour[] = [...known, ...(output.space === 'none' ? [] : ['black' as const])]
  const classes: Colour[] = output.blank === 'first' ? ['white', ...written] : [...written, 'white']
  const signs = classes.map((colour) => {
    const planes = colours[colour].map((level) => 2 * level - 1)
    return input.channels === 'BGR' ? planes.toReversed() : planes
  })
  const sharpness = 10
  const weights = [0, 1, 2].flatMap((plane) => signs.map((sign) => 2 * sharpness * (sign[plane] ?? 0)))
  const biases = signs.map((sign) => -sharpness * sign.reduce((a, b) => a + b, 0))
  const order = Array.from(output.layout, (letter) => 'NTC'.indexOf(letter))
  return onnxNetwork([
    ...levels(input),
    {
      op: 'AveragePool',
      attributes: { kernel_shape: [input.height, stepPx], strides: [input.height, stepPx] },
    },
    { op: 'Squeeze', constants: [{ sizes: [1], integers: [2] }] },
    { op: 'Transpose', attributes: { perm: [0, 2, 1] } },
    { op: 'MatMul', constants: [{ sizes: [3, classes.length], floats: weights }] },
    { op: 'Add', constants: [{ sizes: [classes.length], floats: biases }] },
    ...(output.scores === 'probabilities' ? [{ op: 'Softmax', attributes: { axis: -1 } }] : []),
    { op: 'Transpose', attributes: { perm: order } },
  ])
}
