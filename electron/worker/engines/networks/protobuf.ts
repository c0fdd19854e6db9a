// Reads and writes the wire format of Protocol Buffers, as far as ONNX files use it.

export interface Field {
  readonly number: number
  /** The whole field, with its number and its length. */
  readonly bytes: Uint8Array
  readonly value: Uint8Array
}

const wire = { varint: 0, double: 1, bytes: 2, float: 5 } as const

/** Throws a RangeError if the bytes are no message. */
export function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  while (at < message.length) {
    const tag = varintAt(message, at)
    const [start, end] = valueAt(message, tag.end, tag.value % 8)
    if (end > message.length) throw new RangeError('a field ends after its message')
    const [bytes, value] = [message.subarray(at, end), message.subarray(start, end)]
    fields.push({ number: Math.floor(tag.value / 8), bytes, value })
    at = end
  }
  return fields
}

function valueAt(message: Uint8Array, at: number, type: number): [start: number, end: number] {
  if (type === wire.double) return [at, at + 8]
  if (type === wire.float) return [at, at + 4]
  const { value, end } = varintAt(message, at)
  if (type === wire.varint) return [at, end]
  if (type === wire.bytes) return [end, end + value]
  throw new RangeError(`no field has the wire type ${type}`)
}

export function varintAt(bytes: Uint8Array, at: number): { readonly value: number; readonly end: number } {
  let [value, times, end] = [0, 1, at]
  for (;;) {
    const byte = bytes[end++]
    if (byte === undefined) throw new RangeError('a number ends after its message')
    value += (byte & 127) * times
    if (byte < 128) return { value, end }
    times *= 128
  }
}

export function field(number: number, value: string | readonly Uint8Array[]): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.concat(value)
  return Buffer.concat([varint(number * 8 + wire.bytes), varint(bytes.length), bytes])
}

export function varintField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8 + wire.varint), varint(value)])
}

export function floatField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8 + wire.float), floats([value])])
}

export function floats(values: Iterable<number>): Buffer {
  return Buffer.from(Float32Array.from(values).buffer)
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let left = value
  for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) | 128)
  return Buffer.from([...bytes, left])
}
