// crashReporter: records only the options of its start.
import { loud } from '../core/loud.ts'
import { record } from '../core/record.ts'

export const crashReporter = loud('crashReporter', {
  start: (options: Electron.CrashReporterStartOptions) => record('crashReporter.start', options),
  getUploadedReports: () => [],
  addExtraParameter: (key: string, value: string) => record('crashReporter.addExtraParameter', key, value),
}) satisfies Pick<Electron.CrashReporter, 'start' | 'getUploadedReports' | 'addExtraParameter'>
