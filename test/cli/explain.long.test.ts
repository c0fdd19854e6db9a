// `fovea read --explain`: the way of a picture, as the real reader goes it.
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

/** A language with letters of its own is read by the engine that prepares a picture first. */
const longWay = ['--languages', 'deu,eng']

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

it('tells the steps in their order, what each changed and how long it took, with pictures', async () => {
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
  // Light letters on a dark ground are turned round; there is no table around a sheet to be cut away.
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

it('says that a larger picture was made smaller', async () => {
  const { way, image, data, told } = place()
  const wide = sharp(await makeTextImage('Total: 10.60')).resize(4800, 400, { fit: 'contain' })
  writeFileSync(image, await wide.png().toBuffer())
  const { code, stderr } = await fovea(['read', image, '--explain', way, '--data', data])
  expect([code, stderr]).toEqual([0, expect.stringContaining('from 4800x400 to 4000x333 pixels')])
  const { width } = await sharp(path.join(way, told().steps[0]!.picture!)).metadata()
  expect(width).toBe(4000)
})

it('takes the place of what was told there before, and of nothing else', async () => {
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

it('works as docs/DEVELOPMENT.md shows it', async () => {
  const [, words = ''] = /npm run -s fovea -- (read \S+ --explain) \S+/.exec(development) ?? []
  const way = path.join(tempDir(), 'way')
  expect((await fovea([...words.split(' '), way])).code).toBe(0)
  expect(existsSync(path.join(way, 'way.json'))).toBe(true)
})
