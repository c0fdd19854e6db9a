// Shared parts of the fuzz tests: the random inputs, the number of runs, and what must hold for every answer.
import { isDeepStrictEqual } from 'node:util'
import vm from 'node:vm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { faultText } from '../../shared/faults.ts'
import type { Fault } from '../../shared/result.ts'
import { isLongRun } from '../support/long-run.ts'

const asked = Number(process.env['FOVEA_FUZZ_RUNS'] ?? 0)

/** The gate tries the same inputs each time; a longer run tries new ones, and prints its seed if one fails. */
export const runs: { readonly numRuns: number; readonly seed?: number } =
  asked > 0 ? { numRuns: asked } : { numRuns: isLongRun ? 200 : 40, seed: 33 }

/** A parser that takes this long counts as endless; the exception lets fast-check shrink the input. */
const endlessMs = 10_000
const within = vm.createContext({ work: null as unknown })
const script = new vm.Script('work()')

/** Returns the answer of a parser; fails if it does not end, or answers differently the second time. */
export function answerOf<T>(work: () => T): T {
  within['work'] = () => [work(), work()]
  const [first, second] = script.runInContext(within, { timeout: endlessMs }) as [T, T]
  expect(isDeepStrictEqual(second, first)).toBe(true)
  return first
}

/** Expects a refusal to be a readable sentence of limited length, however much was sent. */
export function expectSentence(fault: Fault): void {
  const text = faultText(fault)
  expect(text.length).toBeLessThan(1500)
  expect(text).not.toMatch(/undefined|\[object|NaN/)
}

/** Generates files that are intact, truncated, changed or with inserted bytes, and bytes that are no file at all. */
export function damaged(...wholes: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const nearly = fc.constantFrom(...wholes).chain((whole) =>
    fc
      .record({
        length: fc.oneof(fc.constant(whole.length), fc.nat(whole.length)),
        flips: fc.array(fc.tuple(placeIn(whole), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        putIn: fc.oneof(fc.constant(new Uint8Array()), fc.uint8Array({ maxLength: 12 })),
        at: fc.nat(whole.length),
      })
      .map(({ length, flips, putIn, at }) => {
        const bytes = Uint8Array.from([...whole.subarray(0, at), ...putIn, ...whole.subarray(at)])
        for (const [place, byte] of flips) bytes[place] = byte
        return bytes.subarray(0, length + putIn.length)
      }),
  )
  return fc.oneof(
    { arbitrary: nearly, weight: 5 },
    { arbitrary: fc.uint8Array({ maxLength: 600 }), weight: 1 },
  )
}

/** Generates a position, mostly at the start of the file (its header) or at the end (the index of an archive). */
function placeIn({ length }: Uint8Array): fc.Arbitrary<number> {
  const last = Math.max(0, length - 1)
  return fc.oneof(
    fc.nat(Math.min(last, 64)),
    fc.nat(last),
    fc.nat(Math.min(last, 200)).map((back) => last - back),
  )
}

/** Any text, also with unprintable characters and lone surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '__proto__',
    'toString',
    '\ud800',
    '\0',
    'a\0b',
    '../..',
    '',
    ' ',
    '-1',
    '1e999',
    'null',
    '{',
    '"',
  ),
)

/** Any JSON, with names and texts that are known to cause trouble. */
export const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53),
    anyText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(anyText, tie('value')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value

/** A value with some part of it replaced by anything. */
export function nearly(whole: unknown): fc.Arbitrary<unknown> {
  const changed: fc.Arbitrary<unknown> =
    typeof whole !== 'object' || whole === null
      ? fc.constant(whole)
      : Array.isArray(whole)
        ? fc.tuple(...whole.map(nearly)).map((all) => [...all])
        : fc.record(Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, nearly(value)])))
  return fc.oneof({ arbitrary: changed, weight: 6 }, { arbitrary: anyJson, weight: 1 })
}
