// Writes small ONNX networks: a chain of nodes with constants, as the protobuf message that ONNX Runtime opens.

/** A node of the chain. It takes the result of the node before it, and the constants. */
export interface Step {
  readonly op: string
  readonly constants?: readonly Constant[]
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>
}

export type Constant =
  | { readonly sizes: readonly number[]; readonly floats: readonly number[] }
  | { readonly sizes: readonly number[]; readonly integers: readonly number[] }

/** A network with one picture of any size as input, and one output. */
export function onnxNetwork(steps: readonly Step[]): Buffer {
  const constants = steps.flatMap(({ constants: own = [] }, i) =>
    own.map((constant, j) => tensor(`c${i}_${j}`, constant)),
  )
  const graph = [
    ...steps.map((step, i) => field(1, node(step, i, i === steps.length - 1))),
    field(2, text('made for a test')),
    ...constants.map((each) => field(5, each)),
    field(11, valueInfo('in', ['n', 3, 'h', 'w'])),
    field(12, valueInfo('out', null)),
  ]
  const opset = [field(1, text('')), field(2, 13)]
  return Buffer.concat([field(1, 8), field(7, Buffer.concat(graph)), field(8, Buffer.concat(opset))])
}

function node({ op, constants = [], attributes = {} }: Step, i: number, isLast: boolean): Buffer {
  const inputs = [i === 0 ? 'in' : `x${i - 1}`, ...constants.map((_, j) => `c${i}_${j}`)]
  return Buffer.concat([
    ...inputs.map((input) => field(1, text(input))),
    field(2, text(isLast ? 'out' : `x${i}`)),
    field(4, text(op)),
    ...Object.entries(attributes).map(([name, value]) => field(5, attribute(name, value))),
  ])
}

/** Types of an attribute: 2 an integer, 7 a list of them. */
function attribute(name: string, value: number | readonly number[]): Buffer {
  const [type, values] =
    typeof value === 'number' ? [2, [field(3, value)]] : [7, value.map((i) => field(8, i))]
  return Buffer.concat([field(1, text(name)), ...values, field(20, type)])
}

/** Data types of a tensor: 1 a float, 7 an integer of 64 bits. */
function tensor(name: string, constant: Constant): Buffer {
  const isFloats = 'floats' in constant
  const raw = isFloats
    ? Buffer.from(Float32Array.from(constant.floats).buffer)
    : Buffer.from(BigInt64Array.from(constant.integers.map(BigInt)).buffer)
  const sizes = constant.sizes.map((size) => field(1, size))
  return Buffer.concat([...sizes, field(2, isFloats ? 1 : 7), field(8, text(name)), field(9, raw)])
}

function valueInfo(name: string, sizes: readonly (string | number)[] | null): Buffer {
  const dimensions = sizes?.map((size) =>
    field(1, typeof size === 'number' ? field(1, size) : field(2, text(size))),
  )
  const shape = dimensions ? [field(2, Buffer.concat(dimensions))] : []
  const type = field(1, Buffer.concat([field(1, 1), ...shape]))
  return Buffer.concat([field(1, text(name)), field(2, type)])
}

function text(value: string): Buffer {
  return Buffer.from(value)
}

/** A field of a protobuf message: a number, or bytes with their length. */
function field(number: number, value: number | Buffer): Buffer {
  return typeof value === 'number'
    ? Buffer.concat([varint(number << 3), varint(value)])
    : Buffer.concat([varint((number << 3) | 2), varint(value.length), value])
}

/** Negative numbers take ten bytes. */
function varint(value: number): Buffer {
  const bytes: number[] = []
  let left = BigInt.asUintN(64, BigInt(value))
  for (; left > 127n; left >>= 7n) bytes.push(Number(left & 127n) | 128)
  return Buffer.from([...bytes, Number(left)])
}
