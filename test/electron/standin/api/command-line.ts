// app.commandLine: the given switches, and those that the app adds before it is ready.
import { isReady } from '../core/lifecycle.ts'
import { loud } from '../core/loud.ts'
import { launch } from '../launch.ts'

type Surface = 'appendSwitch' | 'hasSwitch' | 'getSwitchValue' | 'removeSwitch'

const switches = new Map(launch.switches)

// Only these switches are passed on to Chromium; others would break the stand-in.
const passedOn = new Set(['remote-debugging-port', 'disable-features', 'lang', 'force-device-scale-factor'])

export const commandLine = loud('app.commandLine', {
  appendSwitch(name: string, value = '') {
    if (!isReady()) switches.set(name, value)
  },
  hasSwitch: (name: string) => switches.has(name),
  getSwitchValue: (name: string) => switches.get(name) ?? '',
  removeSwitch: (name: string) => void switches.delete(name),
}) satisfies Pick<Electron.CommandLine, Surface>

/** The switches that are passed on to Chromium. */
export function chromiumFlags(): string[] {
  return [...switches]
    .filter(([name]) => passedOn.has(name))
    .map(([name, value]) => `--${name}${value && `=${value}`}`)
}
