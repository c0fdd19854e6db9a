// powerMonitor, on which a test emits 'suspend' and 'resume', and powerSaveBlocker, which only counts.
import { ask, record } from '../core/record.ts'
import { loud, LoudEmitter } from '../core/loud.ts'

type MonitorSurface = 'getSystemIdleState' | 'getSystemIdleTime' | 'isOnBatteryPower'
type BlockerSurface = 'start' | 'stop' | 'isStarted'

const events = [
  'suspend resume on-ac on-battery shutdown lock-screen unlock-screen',
  'thermal-state-change speed-limit-change user-did-become-active user-did-resign-active',
].flatMap((line) => line.split(' '))

class PowerMonitor extends LoudEmitter implements Pick<Electron.PowerMonitor, MonitorSurface> {
  constructor() {
    super('powerMonitor', events)
  }
  getSystemIdleState(): 'active' {
    return 'active'
  }
  getSystemIdleTime(): number {
    return ask('powerMonitor.getSystemIdleTime', [], 0)
  }
  isOnBatteryPower(): boolean {
    return ask('powerMonitor.isOnBatteryPower', [], false)
  }
}

export const powerMonitor = new PowerMonitor()

const started = new Set<number>()
let lastId = 0

export const powerSaveBlocker = loud('powerSaveBlocker', {
  start(type: 'prevent-app-suspension' | 'prevent-display-sleep') {
    record('powerSaveBlocker.start', type)
    started.add(++lastId)
    return lastId
  },
  stop(id: number) {
    record('powerSaveBlocker.stop', id)
    return started.delete(id)
  },
  isStarted: (id: number) => started.has(id),
}) satisfies Pick<Electron.PowerSaveBlocker, BlockerSurface>
