// What a process that this one starts finds in its environment: what programs need to run at all. What else stands here,
// such as passwords of whoever started this one, is not theirs.

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

/** Without these hardly a program starts there. */
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

/** The variables of that list and those that are named besides, as far as they are set. */
export function passedOn(more: readonly string[] = [], from = process.env): Record<string, string> {
  return Object.fromEntries(
    [...everywhere, ...onWindows, ...more].flatMap((name) => {
      const value = from[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
