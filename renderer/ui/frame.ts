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
const least = 0.02

const within = (value: number, from = 0, to = 1) => Math.min(to, Math.max(from, value))

export function moved({ x0, y0, x1, y1 }: Frame, by: Point): Frame {
  const dx = within(by.x, -x0, 1 - x1)
  const dy = within(by.y, -y0, 1 - y1)
  return { x0: x0 + dx, y0: y0 + dy, x1: x1 + dx, y1: y1 + dy }
}

/** Moves the right and bottom sides; at the edge of the picture the left and top sides move instead. */
export function sized(frame: Frame, by: Point): Frame {
  const [x0, x1] = side(frame.x0, frame.x1, by.x)
  const [y0, y1] = side(frame.y0, frame.y1, by.y)
  return { x0, y0, x1, y1 }
}

function side(from: number, to: number, by: number): readonly [number, number] {
  const end = within(to + by, Math.min(to, from + least))
  return [within(from - Math.max(0, to + by - 1)), end]
}

/** Drags one handle to a point. */
export function drawnTo(frame: Frame, { x, y }: Handle, to: Point): Frame {
  return {
    x0: x === 'x0' ? within(to.x, 0, frame.x1 - least) : frame.x0,
    y0: y === 'y0' ? within(to.y, 0, frame.y1 - least) : frame.y0,
    x1: x === 'x1' ? within(to.x, frame.x0 + least) : frame.x1,
    y1: y === 'y1' ? within(to.y, frame.y0 + least) : frame.y1,
  }
}

/** The frame between two corners; null if it is too small to be intended. */
export function between(a: Point, b: Point): Frame | null {
  const frame = {
    x0: within(Math.min(a.x, b.x)),
    y0: within(Math.min(a.y, b.y)),
    x1: within(Math.max(a.x, b.x)),
    y1: within(Math.max(a.y, b.y)),
  }
  return frame.x1 - frame.x0 < least || frame.y1 - frame.y0 < least ? null : frame
}
