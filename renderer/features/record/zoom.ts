// The zoom of the image: fitted to its pane, or a fixed scale.
export type Zoom = 'fit' | number

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
/** A small image is enlarged to fit its pane only this far. */
const maxFitScale = 1.5

interface Size {
  readonly width: number
  readonly height: number
}

/** The scale at which the image is shown. */
export function toScale(zoom: Zoom, image: Size, pane: Size): number {
  if (zoom !== 'fit') return zoom
  if (image.width === 0 || image.height === 0) return 1
  return Math.max(0.02, Math.min(maxFitScale, pane.width / image.width, pane.height / image.height))
}

/** The next larger scale. */
export function zoomedIn(scale: number): number {
  return steps.find((step) => step > scale + 0.01) ?? steps[steps.length - 1] ?? 1
}

/** The next smaller scale. */
export function zoomedOut(scale: number): number {
  return steps.findLast((step) => step < scale - 0.01) ?? steps[0]
}
