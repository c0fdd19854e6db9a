// Feeds random JSON, and text that is nearly JSON, to every parser of JSON, options or rules.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBody } from '../../electron/api/body.ts'
import { parseArguments } from '../../electron/cli/arguments.ts'
import { eventParser } from '../../electron/cli/event-parser.ts'
import { tableInput } from '../../electron/cli/table-input.ts'
import { owner } from '../../electron/engine/caller.ts'
import { openDatabase } from '../../electron/engine/db/open.ts'
import { createRuleRepo } from '../../electron/engine/db/rules.ts'
import { createEvents } from '../../electron/engine/events.ts'
import { readRuleFile } from '../../electron/engine/handlers/rule-file.ts'
import { ruleHandlers } from '../../electron/engine/handlers/rules.ts'
import { createIds } from '../../electron/engine/ids.ts'
import { parseInput } from '../../electron/engine/parse-input.ts'
import { callNames, calls } from '../../shared/contract/calls.ts'
import { defaultFolderRule } from '../../shared/contract/folder-rule.ts'
import { parseManifest, manifestProblem } from '../../shared/engine-pack.ts'
import { operationNames } from '../../shared/operations.ts'
import { parseSchema, schemaProblems } from '../../shared/schema/parse.ts'
import { parsePath, formatPath } from '../../shared/schema/path.ts'
import { parseFileFilter } from '../../shared/watch/file-filter.ts'
import { parseTemplate } from '../../shared/watch/name-template.ts'
import { answerOf, anyJson, anyText, expectSentence, nearly, runs } from './fuzzed.ts'

/** JSON as text, possibly truncated or with something inserted. */
const textOf = (value: fc.Arbitrary<unknown>) =>
  fc
    .record({ value, at: fc.nat(), putIn: fc.oneof(fc.constant(''), anyText), length: fc.option(fc.nat()) })
    .map(({ value: made, at, putIn, length }) => {
      const text = JSON.stringify(made)
      const place = at % (text.length + 1)
      const changed = text.slice(0, place) + putIn + text.slice(place)
      return length === null ? changed : changed.slice(0, length % (changed.length + 1))
    })

const leaf = fc.constant('')
/** An object with up to four entries of such values. */
const fields = (inner: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(anyText, fc.oneof(inner, fc.tuple(inner), anyJson)), { maxLength: 4 })
    .map(Object.fromEntries)
const nearSchema = fields(fc.oneof(leaf, fields(fc.oneof(leaf, fields(leaf)))))

describe('any JSON', () => {
  it('as the body of an operation is valid input, or refused with a sentence', () => {
    const body = nearly({
      document: { type: 'image_url', image_url: 'data:image/png;base64,aGk=' },
      filename: 'a.png',
      result_schema: { total: '', items: [{ name: '' }] },
      languages: ['eng'],
      profile: 'exact',
      details: 1,
    })
    fc.assert(
      fc.property(fc.constantFrom(...operationNames), textOf(fc.oneof(body, anyJson)), (name, text) => {
        const parsed = answerOf(() => {
          const read = parseBody(Buffer.from(text))
          return read.ok ? parseInput(`operation.${name}`, read.value) : read
        })
        if (!parsed.ok) expectSentence(parsed.error)
      }),
      runs,
    )
  })

  it('as the fields of any call is valid input, or refused with a sentence', () => {
    const inputs = fc.constantFrom(...callNames).chain((name) => {
      const value = fc.oneof(anyJson, fc.array(anyJson), fc.constantFrom('newest', 'text', 'eng', 'csv', 50))
      const names = Object.keys(calls[name].input.shape)
      return fc.tuple(
        fc.constant(name),
        fc.record(Object.fromEntries(names.map((field) => [field, value])), { requiredKeys: [] }),
      )
    })
    fc.assert(
      fc.property(inputs, ([name, input]) => {
        const parsed = answerOf(() => parseInput(name, input))
        if (!parsed.ok) expectSentence(parsed.error)
      }),
      { ...runs, numRuns: 5 * runs.numRuns },
    )
  })

  it('is a schema, or has problems that are each a sentence, both as text and as a value', () => {
    fc.assert(
      fc.property(fc.oneof(textOf(nearSchema), textOf(anyJson)), (text) => {
        const { parsed, problems } = answerOf(() => ({
          parsed: parseSchema(text),
          problems: schemaProblems(text),
        }))
        expect(problems.length).toBeLessThanOrEqual(100)
        expect(problems[0]).toEqual(parsed.ok ? undefined : parsed.error)
        for (const problem of problems) expectSentence(problem)
      }),
      runs,
    )
    fc.assert(
      fc.property(fc.oneof(nearSchema, anyJson), (value) => {
        const parsed = answerOf(() => parseSchema(value))
        if (!parsed.ok) expectSentence(parsed.error)
        if (typeof value !== 'string') expect(parsed.ok).toBe(parseSchema(JSON.stringify(value)).ok)
      }),
      runs,
    )
  })

  it('is the manifest of a pack, or refused with a reason', () => {
    const file = { file: 'in/a.onnx', sha256: 'a'.repeat(64) }
    const manifest = nearly({
      format: 1,
      name: 'mine',
      title: 'Mine',
      scripts: ['Latin'],
      languages: ['eng'],
      certainty: { bias: 0, leastSure: 1, line: 1 },
      licence: 'MIT',
      source: 'https://example.com/',
      detector: file,
      recogniser: file,
      alphabet: file,
    })
    fc.assert(
      fc.property(textOf(fc.oneof(manifest, anyJson)), (text) => {
        const problem = answerOf(() => {
          try {
            parseManifest(text)
            return null
          } catch (error) {
            return manifestProblem(error)
          }
        })
        expect(problem ?? 'none').toMatch(/^(?!.*(primitive|stack size))[^\n]{3,300}$/)
      }),
      runs,
    )
  })

  it('is imported as learned rules, without duplicates after a second import, or refused with a reason', async () => {
    const opened = openDatabase(':memory:')
    if (!opened.ok) throw new Error(opened.error.code)
    const db = opened.value
    const handlers = ruleHandlers({
      db,
      rules: createRuleRepo(db),
      events: createEvents({ info: () => undefined, error: () => undefined }),
      newId: createIds(() => 0),
      now: () => 0,
    })
    const rule = {
      field: 'total',
      layout: ['ACME'],
      value: '1',
      read: '7',
      isConstant: false,
      anchors: [{ text: 'Total', place: 'behind' }],
    }
    const file = nearly({ fovea: 'rules', version: 1, rules: [rule, rule] })
    const context = { caller: owner }
    await fc.assert(
      fc.asyncProperty(textOf(fc.oneof(file, anyJson)), async (body) => {
        const first = await handlers['rules.import']({ body }, context)
        if (!first.ok) {
          expectSentence(first.error)
          return
        }
        expect(await handlers['rules.import']({ body }, context)).toMatchObject({ value: { imported: 0 } })
        expect(await handlers['rules.export']({ ids: [] }, context)).toMatchObject({ ok: true })
      }),
      runs,
    )
    db.close()
  })

  it('is the rule of a watch folder, or refused with a reason', () => {
    const { schemaId: _, ...rule } = defaultFolderRule
    const file = nearly({
      fovea: 'watch folder',
      version: 1,
      path: '/a',
      rule,
      schema: { name: 'a', body: '{}' },
    })
    fc.assert(
      fc.property(textOf(fc.oneof(file, anyJson)), (text) => {
        const read = answerOf(() => readRuleFile(text))
        if (!read.ok) expectSentence(read.error)
      }),
      runs,
    )
  })
})

describe('any text', () => {
  it('as the patterns and name template of a rule is used or refused', () => {
    const pattern = fc.string({
      unit: fc.constantFrom(...Array.from('**??[]{},!-^\\/.ab~&|é\ud800')),
      maxLength: 60,
    })
    fc.assert(
      fc.property(pattern, anyText, (text, file) => {
        const verdict = answerOf(() => {
          const sieve = parseFileFilter({ include: [text], ignore: [], ignoresUsual: true })
          return sieve.ok
            ? sieve.value.verdict(`${file}/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.png`).kind
            : sieve.error
        })
        if (typeof verdict !== 'string') expectSentence(verdict)
        const template = answerOf(() => {
          const parsed = parseTemplate(text + file)
          return parsed.ok ? null : parsed.error
        })
        if (template) expectSentence(template)
      }),
      runs,
    )
  })

  it('is parsed as a path without an error, and a formatted path is parsed back to its steps', () => {
    const step = fc.oneof(anyText, fc.nat(999_999))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), anyText, (steps, text) => {
        expect(answerOf(() => parsePath(formatPath(steps)))).toEqual(steps)
        answerOf(() => parsePath(text))
      }),
      runs,
    )
  })

  it('on the command line is the input of a command, or refused with a sentence', async () => {
    const tables = callNames.map((name) => ({ name, ...tableInput(name) }))
    const typed = fc.oneof(anyText, fc.constantFrom('-', '--', '[', '{"a":1}', 'true', '1,2', 'https://a.b'))
    const argv = fc.constantFrom(...tables).chain((table) => {
      const option = fc.constantFrom(...Object.keys(table.options), 'no-such')
      const given = fc
        .tuple(option, typed)
        .chain(([name, value]) =>
          fc.constantFrom(
            [`--${name}`, value],
            [`--${name}=${value}`],
            [`--${name}`],
            [`--no-${name}`],
            [value],
          ),
        )
      return fc.tuple(fc.constant(table), fc.array(given, { maxLength: 5 }))
    })
    await fc.assert(
      fc.asyncProperty(argv, async ([{ name, options, read }, given]) => {
        const texts = given.flat().map((text) => text.replaceAll('\0', ''))
        const parsed = parseArguments(calls[name].cli, options, texts)
        if (!parsed.ok) {
          expectSentence(parsed.error)
          return
        }
        const input = await read(parsed.value, nothing())
        if (!input.ok) {
          expectSentence(input.error)
          return
        }
        const call = answerOf(() => parseInput(name, input.value))
        if (!call.ok) expectSentence(call.error)
      }),
      runs,
    )
  })

  it('as an event stream gives the same events, however it is split', () => {
    const text = fc.string({
      unit: fc.constantFrom('data:', 'a', ' ', '\n', '\r\n', '\n\n', 'id: 1\n'),
      maxLength: 20,
    })
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 6 }), (whole, cuts) => {
        const places = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length]
        const pieces = places.slice(1).map((end, i) => whole.slice(places[i], end))
        expect(eventsOf(pieces)).toEqual(eventsOf([whole]))
      }),
      runs,
    )
  })
})

/** The events that the parser finds in a stream that arrives in these pieces. */
function eventsOf(pieces: readonly string[]): string[] {
  const events: string[] = []
  const take = eventParser((data) => events.push(data))
  pieces.forEach(take)
  return events
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
