// Scrolls like a mouse wheel, and counts dropped frames in Chromium's trace.
import type { Browser, Page } from 'playwright'
import { z } from 'zod'
import { share } from '../average.ts'

export interface Frames {
  readonly wanted: number
  readonly dropped: number
  /** Frames in which a part of the list was not painted yet. */
  readonly incomplete: number
}

interface Gesture {
  readonly pixelsPerSecond: number
  readonly pixels: number
}

export const gestures = {
  'as one reads': { pixelsPerSecond: 1500, pixels: 9000 },
  'as one looks for something': { pixelsPerSecond: 6000, pixels: 30_000 },
  'as fast as a wheel goes': { pixelsPerSecond: 20_000, pixels: 80_000 },
} as const

const traceEvent = z.object({
  name: z.literal('PipelineReporter'),
  args: z.object({
    frame_reporter: z.object({
      state: z.string(),
      scroll_state: z.string(),
      affects_smoothness: z.boolean(),
      has_missing_content: z.boolean(),
    }),
  }),
})

export async function scrollTraced(
  browser: Browser,
  page: Page,
  { pixelsPerSecond, pixels }: Gesture,
): Promise<Frames> {
  const box = await page.getByRole('list', { name: 'History' }).boundingBox()
  if (!box) throw new Error('the list of the history has no place on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const renderer = await page.context().newCDPSession(page)
  const tracing = await browser.newBrowserCDPSession()
  const reported: unknown[] = []
  tracing.on('Tracing.dataCollected', ({ value }) => void reported.push(...value))
  const isOver = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['cc', 'benchmark'] },
  })
  await renderer.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -pixels,
    speed: pixelsPerSecond,
    gestureSourceType: 'mouse',
  })
  await tracing.send('Tracing.end')
  await isOver
  await tracing.detach()
  await renderer.detach()
  return framesOf(reported)
}

function framesOf(reported: readonly unknown[]): Frames {
  const frames = reported
    .flatMap((event) => traceEvent.safeParse(event).data ?? [])
    .map(({ args }) => args.frame_reporter)
    .filter(
      ({ scroll_state: scroll, state }) => scroll !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED',
    )
  return {
    wanted: frames.length,
    dropped: frames.filter(({ state, affects_smoothness: isSeen }) => state === 'STATE_DROPPED' && isSeen)
      .length,
    incomplete: frames.filter(({ has_missing_content: isMissing }) => isMissing).length,
  }
}

export function droppedPercent({ wanted, dropped }: Frames): string {
  return ((share(dropped, wanted) ?? 0) * 100).toFixed(2)
}
