// `fovea doctor`: of a file or a folder what its call tells; without one, whether the data folder is sound.
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
  run(args, shell) {
    const extra = extraArgument(checkDataCommand, args, 0)
    return extra ? Promise.resolve(shell.output.fail(extra)) : checkData(shell)
  },
}

export function doctorCommand(ofFile: Command): Command {
  return {
    ...ofFile,
    help: `${ofFile.help} With no path it checks the data folder, as ${checkDataCommand.words} does.`,
    takes: `[${ofFile.takes}]`,
    options: {
      ...ofFile.options,
      data: {
        kind: 'value',
        placeholder: 'DIR',
        isOptional: true,
        help: "The data folder (default: the desktop app's).",
      },
    },
    run: (args, shell) =>
      args.positionals.length > 0 || args.has('path') ? ofFile.run(args, shell) : checkData(shell),
  }
}

/** By no engine, running or not: one of our own would first put right what is asked for here. */
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
