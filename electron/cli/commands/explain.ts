// `fovea read --explain DIR FILE`: reads one image outside of the queue and without a record, and writes to the folder
// what each step of the reading did. With a schema it also writes every value that was proposed for each field.
import { createHash } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileFault, isMissingFile } from '../../../shared/file-fault.ts'
import { checkImage } from '../../../shared/image/check.ts'
import type { Operation } from '../../../shared/operations.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { parseSchema } from '../../../shared/schema/parse.ts'
import { defaultSettings } from '../../../shared/settings.ts'
import type { ReadPage } from '../../../shared/worker-protocol.ts'
import { unpackPage } from '../../pages/packed-page.ts'
import { readImageFile } from '../../engine/intake/read-file.ts'
import { writePage } from '../../understanding/write.ts'
import { scopeOf } from '../../engine/jobs/order.ts'
import { systemClock } from '../../engine/ports.ts'
import { createUnderstanding } from '../../engine/understanding/understanding.ts'
import { createPool } from '../../engine/workers/pool.ts'
import { childHost, understandingHost } from '../child-host.ts'
import type { Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import { smallerText } from './show-record.ts'
import type { Order } from './order.ts'

export async function explain(
  dir: string,
  files: readonly string[],
  order: Order,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  const content = await readExplained(path.resolve(dir), files, order, shell)
  if (signal.aborted) return interruptedExit(signal)
  if (!content.ok) return output.fail(content.error)
  output.print(content.value)
  output.note(
    `Its way is told in ${path.join(dir, traceFile)}, with a picture after each step that made another.`,
  )
  if (order.operation === 'json')
    output.note(`What was proposed for each field is in ${path.join(dir, fieldsFile)}.`)
  return 0
}

/** Reads the image, and returns its result; the explanations go to the folder. */
async function readExplained(
  dir: string,
  [file = '', second]: readonly string[],
  order: Order,
  { output, signal }: Shell,
): Promise<Result<string>> {
  const { operation, languages, profile = defaultSettings.profile, engine = defaultSettings.engine } = order
  if (second !== undefined || file === '-') return refuse('follows one image file at a time')
  // Saved schemas are in a data folder, which is not opened here.
  if ('schemaId' in order) return refuse('takes a schema as a file, as JSON or by the name of a built-in one')
  const image = await readImageFile(file)
  if (!image.ok) return image
  const { bytes } = image.value
  const name = path.basename(file)
  const checked = checkImage({ name, bytes, entrance: 'own' })
  if (!checked.ok) return checked
  const smaller = smallerText(checked.value)
  if (smaller !== null) output.note(`${name}: ${smaller}`)
  const emptied = await emptyFolder(dir)
  if (!emptied.ok) return emptied

  const pool = createPool({
    host: childHost({ onNote: output.note }),
    clock: systemClock,
    log: { info: output.note, error: output.note },
    size: 1,
  })
  const page = await pool.read(
    {
      job: 'explained',
      name,
      path: path.resolve(file),
      hash: createHash('sha256').update(bytes).digest('hex'),
      languages,
      scope: scopeOf(operation),
      profile,
      engine,
      cpuLimitMs: defaultSettings.readTimeoutSeconds * 1000,
      explain: dir,
    },
    () => undefined,
    signal,
  )
  await pool.close()
  if (!page.ok) return page
  return order.operation === 'json'
    ? explainFields(dir, page.value, order, output.note)
    : writeText(order.operation, page.value)
}

function writeText(operation: Exclude<Operation, 'json'>, { body }: ReadPage): Result<string> {
  const page = unpackPage(body)
  if (!page) throw new Error('a page that was just read can not be unpacked')
  return ok(writePage(operation, page, defaultSettings))
}

type FieldsOrder = Extract<Order, { readonly resultSchema: string }>

/** Fills the schema in an understanding process, and writes the proposals for each field. */
async function explainFields(
  dir: string,
  { body }: ReadPage,
  { resultSchema, settings }: FieldsOrder,
  onNote: (line: string) => void,
): Promise<Result<string>> {
  const schema = parseSchema(resultSchema)
  if (!schema.ok) return schema
  const understanding = createUnderstanding({
    host: understandingHost({ onNote }),
    clock: systemClock,
    log: { info: onNote, error: onNote },
  })
  const asked = { pages: [{ number: null, body }], schema: resultSchema, settings }
  const client = { owner: 'explained', priority: 0 }
  const explained = await understanding.ask({ name: 'explain', asked, about: 'explained', client })
  await understanding.close()
  if (!explained.ok) return explained
  const { content, fields } = explained.value
  await writeFile(path.join(dir, fieldsFile), `${JSON.stringify(fields, null, 2)}\n`)
  return ok(content)
}

const traceFile = 'way.json'
const fieldsFile = 'fields.json'
const isOurs = (name: string) => name === traceFile || name === fieldsFile || /^\d{3,}-\w+\.png$/.test(name)

/** Deletes an earlier trace. Refuses a folder with any other file, which is not ours to delete. */
async function emptyFolder(dir: string): Promise<Result<null>> {
  try {
    const names = await readdir(dir)
    const foreign = names.find((name) => !isOurs(name))
    if (foreign !== undefined) return refuse(`wants a folder of its own, and ${foreign} lies in ${dir}`)
    for (const name of names) await rm(path.join(dir, name))
    return ok(null)
  } catch (error) {
    return isMissingFile(error) ? ok(null) : fileFault(error, dir)
  }
}

/** The error of a command line that --explain does not allow. */
function refuse(rule: string): Result<never> {
  return err('input.invalid', { path: '--explain', rule })
}
