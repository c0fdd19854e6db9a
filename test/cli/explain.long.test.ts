// `fovea read --explain`: the trace of the steps that the real reader takes with an image.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fixtures, makeTextImage } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'

interface Way {
  readonly totalMs: number
  readonly steps: readonly {
    readonly step: string
    readonly ms: number
    readonly changed: boolean
    readonly picture?: string
    readonly saw?: readonly { readonly text: string }[]
    readonly added?: readonly string[]
  }[]
}

const development = readFileSync(path.join(import.meta.dirname, '../../docs/DEVELOPMENT.md'), 'utf8')

/** German is read only by the engine that prepares the image first, so the trace has all steps. */
const longWay = ['--languages', 'deu,eng']

/** The paths for a test, and a function that reads the written trace. */
function place() {
  const dir = tempDir()
  const way = path.join(dir, 'way')
  const image = path.join(dir, 'night.png')
  return {
    way,
    image,
    data: path.join(dir, 'data'),
    told: () => JSON.parse(readFileSync(path.join(way, 'way.json'), 'utf8')) as Way,
  }
}

it('the trace has the steps in their order, with their changes, durations and images', async () => {
  const { way, image, data, told } = place()
  writeFileSync(image, await makeTextImage('Total: 10.60', { ink: '#eee', paper: '#111' }))
  const { code, stdout, stderr } = await fovea(['read', image, '--explain', way, '--data', data, ...longWay])
  expect([code, stdout]).toEqual([0, 'Total: 10.60\n'])
  expect(stderr).toContain(path.join(way, 'way.json'))

  const { steps, totalMs } = told()
  const names = steps.map(({ step }) => step)
  const inOrder = ['decode', 'darkInk', 'crop', 'kind', 'languages', 'look', 'lines', 'place', 'boxes']
  expect(names.filter((name, at) => inOrder.includes(name) && names.indexOf(name) === at)).toEqual(inOrder)
  const stepOf = (name: string) => steps.find(({ step }) => step === name)!
  // Light letters on a dark ground are inverted; there is no background around the page to crop.
  expect([stepOf('darkInk').changed, stepOf('crop').changed]).toEqual([true, false])
  expect(stepOf('look').saw?.map(({ text }) => text)).toContain('Total: 10.60')
  expect(steps.flatMap(({ added }) => added ?? [])).toContain('Total: 10.60')
  expect(totalMs).toBeCloseTo(
    steps.reduce((sum, { ms }) => sum + ms, 0),
    0,
  )

  const before = await sharp(path.join(way, stepOf('decode').picture!)).stats()
  const after = await sharp(path.join(way, stepOf('darkInk').picture!)).stats()
  expect(before.channels[0]!.mean).toBeLessThan(128)
  expect(after.channels[0]!.mean).toBeGreaterThan(128)
  const pictures = steps.flatMap(({ picture }) => picture ?? [])
  expect(readdirSync(way).sort()).toEqual([...pictures, 'way.json'].sort())
  expect(existsSync(data)).toBe(false)
})

it('the trace shows that a large image was scaled down', async () => {
  const { way, image, data, told } = place()
  const wide = sharp(await makeTextImage('Total: 10.60')).resize(4800, 400, { fit: 'contain' })
  writeFileSync(image, await wide.png().toBuffer())
  const { code, stderr } = await fovea(['read', image, '--explain', way, '--data', data])
  expect([code, stderr]).toEqual([0, expect.stringContaining('from 4800x400 to 4000x333 pixels')])
  const { width } = await sharp(path.join(way, told().steps[0]!.picture!)).metadata()
  expect(width).toBe(4000)
})

it('a trace replaces an older trace, and no other file', async () => {
  const { way, data } = place()
  expect((await fovea(['read', fixtures.hello, '--explain', way, '--data', data])).code).toBe(0)
  expect((await fovea(['read', fixtures.blank, '--explain', way, '--data', data])).code).toBe(0)
  writeFileSync(path.join(way, 'notes.txt'), 'mine')
  const before = readdirSync(way)
  const { code, stderr } = await fovea(['read', fixtures.hello, '--explain', way, '--data', data])
  expect([code, stderr]).toEqual([
    64,
    `fovea: --explain: wants a folder of its own, and notes.txt lies in ${way}.\n`,
  ])
  expect(readdirSync(way)).toEqual(before)
})

it('the example of docs/DEVELOPMENT.md works', async () => {
  const [, words = ''] = /npm run -s fovea -- (read \S+ --explain) \S+/.exec(development) ?? []
  const way = path.join(tempDir(), 'way')
  expect((await fovea([...words.split(' '), way])).code).toBe(0)
  expect(existsSync(path.join(way, 'way.json'))).toBe(true)
})

it('with a schema, every value that was proposed for a field is written', async () => {
  const { way, data } = place()
  const receipt = path.join(import.meta.dirname, '../../samples/receipt.jpg')
  const read = await fovea([
    'read',
    receipt,
    '--as',
    'json',
    '--schema',
    '{"total":""}',
    '--explain',
    way,
    '--data',
    data,
  ])
  const [total] = JSON.parse(readFileSync(path.join(way, 'fields.json'), 'utf8')) as {
    value: string
    proposals: { value: string; whyNot: string | null }[]
  }[]
  expect(JSON.parse(read.stdout)).toEqual({ total: total?.value })
  expect(total?.proposals.filter(({ whyNot }) => whyNot === null)).toMatchObject([{ value: total?.value }])
})
