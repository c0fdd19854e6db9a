// `fovea doctor`: with a file or a folder it prints the findings of its call, without one it checks the data folder.
import { calls } from '../../../shared/contract/calls.ts'
import type { FindingView } from '../../../shared/contract/folder-calls.ts'
import { createCheckThread } from '../../engine/check/thread.ts'
import { fault } from '../../../shared/result.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import { oneLine, type Output } from '../output.ts'

export function printFindings(output: Output, name: string, findings: readonly FindingView[]): void {
  output.print(oneLine(name))
  const marks = { fine: '+', note: '.', problem: '!' }
  for (const { level, message } of findings) output.print(oneLine(`  ${marks[level]} ${message}`))
}

export const checkDataCommand: Command = {
  words: calls['system.checkData'].cli,
  help: calls['system.checkData'].help,
  takes: '',
  options: {},
  /** Checks the data folder; takes no argument. */
  run(args, shell) {
    const extra = extraArgument(checkDataCommand, args, 0)
    return extra ? Promise.resolve(shell.output.fail(extra)) : checkData(shell)
  },
}

/** Extends the command so that it checks the data folder if no path is given. */
export function doctorCommand(fileDoctor: Command): Command {
  return {
    ...fileDoctor,
    help: `${fileDoctor.help} With no path it checks the data folder, as ${checkDataCommand.words} does.`,
    takes: `[${fileDoctor.takes}]`,
    options: {
      ...fileDoctor.options,
      data: {
        kind: 'value',
        placeholder: 'DIR',
        isOptional: true,
        help: "The data folder (default: the desktop app's).",
      },
    },
    run: (args, shell) =>
      args.positionals.length > 0 || args.has('path') ? fileDoctor.run(args, shell) : checkData(shell),
  }
}

/**
 * Checks the data folder and prints the findings. Checks without an engine, because an engine of our own
 * would first repair what is to be found here.
 */
async function checkData({ dataDir, output, signal }: Shell): Promise<number> {
  const checks = createCheckThread()
  const stop = () => void checks.close()
  signal.addEventListener('abort', stop)
  output.progress(`Looking through ${dataDir}`)
  try {
    const findings = await checks.checkData(dataDir)
    printFindings(output, dataDir, findings)
    const problems = findings.filter(({ level }) => level === 'problem').length
    return problems === 0 ? 0 : output.fail(fault('data.unsound', { dataDir, problems }))
  } catch (error) {
    if (signal.aborted) return interruptedExit(signal)
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await checks.close()
  }
}
