// Geometry of a crop frame, in fractions of the picture's sides: moving, resizing and drawing it inside the picture.

export interface Frame {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The sides that a handle moves; null for none. */
export interface Handle {
  readonly x: 'x0' | 'x1' | null
  readonly y: 'y0' | 'y1' | null
}

export const wholeFrame: Frame = { x0: 0, y0: 0, x1: 1, y1: 1 }

export const handles: readonly Handle[] = (['y0', null, 'y1'] as const).flatMap((y) =>
  (['x0', null, 'x1'] as const).flatMap((x) => (x === null && y === null ? [] : [{ x, y }])),
)

/** A smaller frame could not be grabbed again. */
const minSize = 0.02

const clamp = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value))

/** Moves the frame, but not beyond the picture. */
export function moved({ x0, y0, x1, y1 }: Frame, by: Point): Frame {
  const dx = clamp(by.x, -x0, 1 - x1)
  const dy = clamp(by.y, -y0, 1 - y1)
  return { x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy }
}

/** Moves the right and bottom sides; at the edge of the picture the left and top sides move instead. */
export function resized(frame: Frame, by: Point): Frame {
  const [x0, x1] = resizeSide(frame.x0, frame.x1, by.x)
  const [y0, y1] = resizeSide(frame.y0, frame.y1, by.y)
  return { x0, y0, x1, y1 }
}

/** Moves the end of one side; the start gives way at the edge of the picture. */
function resizeSide(from: number, to: number, by: number): readonly [number, number] {
  const end = clamp(to + by, Math.min(to, from + minSize))
  return [clamp(from - Math.max(0, to + by - 1)), end]
}

/** Drags one handle to a point. */
export function withHandleAt(frame: Frame, { x, y }: Handle, to: Point): Frame {
  return {
    x0: x === 'x0' ? clamp(to.x, 0, frame.x1 - minSize) : frame.x0,
    y0: y === 'y0' ? clamp(to.y, 0, frame.y1 - minSize) : frame.y0,
    x1: x === 'x1' ? clamp(to.x, frame.x0 + minSize) : frame.x1,
    y1: y === 'y1' ? clamp(to.y, frame.y0 + minSize) : frame.y1,
  }
}

/** The frame between two corners; null if it is too small to be intended. */
export function frameBetween(a: Point, b: Point): Frame | null {
  const frame = {
    x0: clamp(Math.min(a.x, b.x)),
    y0: clamp(Math.min(a.y, b.y)),
    x1: clamp(Math.max(a.x, b.x)),
    y1: clamp(Math.max(a.y, b.y)),
  }
  return frame.x1 - frame.x0 < minSize || frame.y1 - frame.y0 < minSize ? null : frame
}
