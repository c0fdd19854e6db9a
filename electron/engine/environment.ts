// The environment variables that child processes get: those that programs need to run. Everything else, such as
// passwords of the user's shell, is kept from them.

const everywhere = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'TMPDIR',
]

/** Hardly any program starts on Windows without these. */
const onWindows = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'TEMP',
  'TMP',
  'USERPROFILE',
  'USERNAME',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
]

/** Returns the variables of these lists and of `more`, as far as they are set. */
export function childEnvironment(more: readonly string[] = [], from = process.env): Record<string, string> {
  return Object.fromEntries(
    [...everywhere, ...onWindows, ...more].flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
