// The image in its pane: zoom, rotation, scrolling, and the box that the user draws on it.
import type { Quarter } from '../../../shared/image-part.ts'
import type { Box } from '../../../shared/page.ts'
import { boxBetween } from './mark.ts'
import { nextQuarter, turnedSize, unrotated } from './turned.ts'
import { toScale, zoomedIn, zoomedOut, type Zoom } from './zoom.ts'

interface Point {
  readonly x: number
  readonly y: number
}

const marginPx = 16
/** A smaller movement while clicking is not a drag. */
const dragFromPx = 4

export class ImagePane {
  readonly #size: () => { readonly width: number; readonly height: number }
  zoom: Zoom = $state('fit')
  turn: Quarter = $state(0)
  width = $state(0)
  height = $state(0)
  pane: HTMLElement | undefined = $state()
  sheet: HTMLElement | undefined = $state()
  isMoved = $state(false)
  /** The start of a drag: in the window, on the page, and the scroll position of the pane. */
  #grip: { x: number; y: number; left: number; top: number; page: Point } | null = $state.raw(null)
  /** The box that is being drawn. */
  drawn: Box | null = $state.raw(null)

  /** `size` returns the size of the page in pixels. */
  constructor(size: () => { readonly width: number; readonly height: number }) {
    this.#size = size
  }

  readonly size = $derived.by(() => turnedSize(this.#size().width, this.#size().height, this.turn))
  readonly scale = $derived.by(() =>
    toScale(this.zoom, this.size, { width: this.width - 2 * marginPx, height: this.height - 2 * marginPx }),
  )
  readonly isDragging = $derived.by(() => this.isMoved && this.#grip !== null)

  /** The point of the page under the pointer. */
  pointAt(event: MouseEvent): Point {
    const at = this.sheet?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [(event.clientX - at.left) / at.width, (event.clientY - at.top) / at.height]
    const part = unrotated(x, y, this.turn)
    return { x: part.x * this.#size().width, y: part.y * this.#size().height }
  }

  rotate(): void {
    this.turn = nextQuarter(this.turn)
  }

  /** Zooms in (1) or out (-1) by a step. */
  step(by: 1 | -1, event?: MouseEvent): void {
    this.zoomTo(by === 1 ? zoomedIn(this.scale) : zoomedOut(this.scale), event)
  }

  /** Zooms around the pointer: the point under it stays in place. */
  zoomTo(next: number, event?: MouseEvent): void {
    const before = this.scale
    const { pane } = this
    this.zoom = next
    if (!pane || !event) return
    const box = pane.getBoundingClientRect()
    const at = { x: event.clientX - box.left, y: event.clientY - box.top }
    const to = {
      left: (pane.scrollLeft + at.x) * (next / before) - at.x,
      top: (pane.scrollTop + at.y) * (next / before) - at.y,
    }
    requestAnimationFrame(() => pane.scrollTo(to))
  }

  /** Zooms by Ctrl and the wheel. The listener must not be passive: it keeps the page itself from zooming. */
  readonly withWheel = (element: HTMLElement) => {
    const onwheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      this.step(event.deltaY < 0 ? 1 : -1, event)
    }
    element.addEventListener('wheel', onwheel, { passive: false })
    return () => element.removeEventListener('wheel', onwheel)
  }

  take(event: PointerEvent): void {
    const { pane } = this
    if (event.button !== 0 || !pane) return
    this.isMoved = false
    const { clientX: x, clientY: y } = event
    this.#grip = { x, y, left: pane.scrollLeft, top: pane.scrollTop, page: this.pointAt(event) }
  }

  /** Scrolls the image, or draws a box on it; returns false if it is not being dragged. */
  drag(event: PointerEvent, isFraming: boolean): boolean {
    const grip = event.buttons === 0 ? null : this.#grip
    this.#grip = grip
    if (!grip) return false
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y]
    if (!this.isMoved && Math.hypot(dx, dy) < dragFromPx) return true
    if (!this.isMoved && event.currentTarget instanceof HTMLElement)
      event.currentTarget.setPointerCapture(event.pointerId)
    this.isMoved = true
    if (isFraming) this.drawn = boxBetween(grip.page, this.pointAt(event))
    else this.pane?.scrollTo(grip.left - dx, grip.top - dy)
    return true
  }

  /** Ends the drag; returns the box that was drawn. */
  drop(): Box | null {
    const { drawn } = this
    this.#grip = this.drawn = null
    return drawn
  }
}
