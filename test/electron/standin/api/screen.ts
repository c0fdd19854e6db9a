// screen: one display of a common size.
import { loud, LoudEmitter } from '../core/loud.ts'

type Surface = 'getCursorScreenPoint'

const size = { width: 1920, height: 1080 }
const workAreaSize = { width: 1920, height: 1040 }
const display = loud('display', {
  id: 1,
  label: 'stand-in',
  bounds: { x: 0, y: 0, ...size },
  workArea: { x: 0, y: 0, ...workAreaSize },
  size,
  workAreaSize,
  scaleFactor: 1,
  rotation: 0,
}) satisfies Partial<Electron.Display>

class Screen extends LoudEmitter implements Pick<Electron.Screen, Surface> {
  constructor() {
    super('screen', ['display-added', 'display-removed', 'display-metrics-changed'])
  }
  getCursorScreenPoint(): Electron.Point {
    return { x: 0, y: 0 }
  }
  getPrimaryDisplay(): typeof display {
    return display
  }
  getAllDisplays(): (typeof display)[] {
    return [display]
  }
  getDisplayMatching(): typeof display {
    return display
  }
  getDisplayNearestPoint(): typeof display {
    return display
  }
}

export const screen = new Screen()
