import { InferenceSession, Tensor } from 'onnxruntime-node'
import { expect, it } from 'vitest'
import { bundledPack } from '../../../../shared/engine-pack.ts'
import { loadPack } from '../packs/load.ts'
import { simplified } from './simplify.ts'

it.each([
  ['detector', [1, 3, 64, 96]],
  ['recogniser', [1, 3, 48, 100]],
] as const)('rewrites the %s, which gives the same then', async (part, sizes) => {
  const pack = await loadPack(bundledPack.manifest)
  if (!pack.ok) throw new Error(pack.error.code)
  const bytes = pack.value[part]
  const rewritten = simplified(bytes)
  expect(countOf('Clip', bytes)).toBeGreaterThan(20)
  expect(countOf('Clip', rewritten)).toBe(0)
  const [before, after] = [await answerOf(bytes, sizes), await answerOf(rewritten, sizes)]
  const differences = before.map((each, i) => Math.abs(each - (after[i] ?? NaN)))
  expect(Math.max(...differences)).toBeLessThan(1e-4)
})

it('throws at what is no network', () => {
  expect(() => simplified(Buffer.from('no network'))).toThrow(RangeError)
  expect(() => simplified(Uint8Array.of(0x3a, 0xff, 0x01))).toThrow(RangeError)
})

function countOf(text: string, bytes: Uint8Array): number {
  return Buffer.from(bytes).toString('latin1').split(text).length - 1
}

async function answerOf(network: Uint8Array, sizes: readonly number[]): Promise<Float32Array> {
  const session = await InferenceSession.create(network, { logSeverityLevel: 3 })
  const count = sizes.reduce((a, b) => a * b)
  const levels = Float32Array.from({ length: count }, (_, i) => Math.sin(i * i))
  const [input = ''] = session.inputNames
  const [answer] = Object.values(await session.run({ [input]: new Tensor('float32', levels, sizes) }))
  if (!(answer?.data instanceof Float32Array)) throw new Error('no numbers')
  return answer.data
}
