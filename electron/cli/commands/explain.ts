// `fovea read --explain DIR FILE`: reads one image outside of the queue and without a record, and writes to the folder
// what each step of the reading did.
import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileFault, isMissingFile } from '../../../shared/file-fault.ts'
import { checkImage } from '../../../shared/image/check.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import { defaultSettings } from '../../../shared/settings.ts'
import { readImageFile } from '../../engine/intake/read-file.ts'
import { writePage } from '../../understanding/write.ts'
import { scopeOf } from '../../engine/jobs/order.ts'
import { systemClock } from '../../engine/ports.ts'
import { createPool } from '../../engine/workers/pool.ts'
import { childHost } from '../child-host.ts'
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
  return 0
}

/** Reads the image, and returns its result; the explanations go to the folder. */
async function readExplained(
  dir: string,
  [file = '', second]: readonly string[],
  { operation, languages, profile = defaultSettings.profile, engine = defaultSettings.engine }: Order,
  { output, signal }: Shell,
): Promise<Result<string>> {
  if (second !== undefined || file === '-') return refuse('follows one image file at a time')
  // Extraction works on what was read, and --details explains it.
  if (operation === 'json') return refuse('follows how an image is read. Leave out --as json')
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
  return page.ok ? ok(writePage(operation, page.value, defaultSettings)) : page
}

const traceFile = 'way.json'
const isOurs = (name: string) => name === traceFile || /^\d{3,}-\w+\.png$/.test(name)

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
