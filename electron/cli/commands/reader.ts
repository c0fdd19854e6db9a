// `fovea reader`: reads images for services on other machines, which put them into a queue in PostgreSQL.
import { availableParallelism, totalmem } from 'node:os'
import { fault, ok, type Result } from '../../../shared/result.ts'
import type { Bucket } from '../../readers/s3-images.ts'
import type { Arguments, OptionRows } from '../arguments.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'

export const passwordOption: OptionRows = {
  'password-file': {
    kind: 'value',
    placeholder: 'FILE',
    help: 'A file with the password of the database (default: PGPASSWORD, or the password file of PostgreSQL).',
  },
}

export const imagesOption: OptionRows = {
  images: {
    kind: 'value',
    placeholder: 'ADDRESS',
    help: 'A bucket of S3 for the images, the same for service and readers: s3://BUCKET/PREFIX (default: the database).',
  },
}

export const readerCommand: Command = {
  words: 'reader',
  help: 'Reads images for a service on another machine (fovea serve --readers), until you stop it (Ctrl-C).',
  takes: 'ADDRESS',
  options: {
    parallel: {
      kind: 'value',
      placeholder: 'N',
      help: 'How many pages to read at once (default: what this machine can).',
    },
    ...imagesOption,
    ...passwordOption,
  },
  run: read,
}

const maxParallel = 256

/** The bucket of --images; undefined if the images are in the database. */
export async function bucketOf(args: Arguments): Promise<Result<Bucket | undefined>> {
  const address = args.value('images')
  if (address === undefined) return ok(undefined)
  const { parseBucket } = await import('../../readers/s3-images.ts')
  return parseBucket(address)
}

/** Reads until a signal ends it; returns the exit code. */
async function read(args: Arguments, { output, dataDir, version, signal }: Shell): Promise<number> {
  const [text] = args.positionals
  if (text === undefined)
    return output.fail(fault('cli.missingArgument', { command: 'reader', argument: 'an address' }))
  const extra = extraArgument(readerCommand, args, 1)
  if (extra) return output.fail(extra)
  const given = args.value('parallel')
  if (given !== undefined && !(/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= maxParallel))
    return output.fail(
      fault('input.invalid', { path: '--parallel', rule: `must be a number from 1 to ${maxParallel}` }),
    )
  // Loaded here, because only readers need a client of PostgreSQL.
  const [{ parseAddress }, { runReader }, { childHost }, { poolSize }, { systemClock }, { replacedReader }] =
    await Promise.all([
      import('../../readers/address.ts'),
      import('../../readers/reader.ts'),
      import('../child-host.ts'),
      import('../../engine/workers/size.ts'),
      import('../../engine/ports.ts'),
      import('../../engine/workers/environment.ts'),
    ])
  const address = parseAddress(text, { passwordFile: args.value('password-file') })
  if (!address.ok) return output.fail(address.error)
  const bucket = await bucketOf(args)
  if (!bucket.ok) return output.fail(bucket.error)
  const { guardConnections } = await import('../../network/guard.ts')
  guardConnections()
  const entry = replacedReader(false, process.env)
  const note = (line: string) => output.note(line)
  await runReader(
    {
      address: address.value,
      bucket: bucket.value,
      ...{ dataDir, version },
      parallel: Number(given ?? poolSize(0, availableParallelism(), totalmem())),
      host: childHost({ onNote: note, ...(entry !== undefined && { entry }) }),
      clock: systemClock,
      log: { info: (sentence) => note(sentence), error: (sentence) => note(sentence) },
      say: (sentence) => output.print(sentence),
    },
    signal,
  )
  return 0
}
