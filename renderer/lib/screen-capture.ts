// Captures a still picture of the screen, and crops it to the wanted part. The rest never leaves the page.
import type { ImagePart } from '../../shared/image-part.ts'
import { imageLimits } from '../../shared/limits.ts'

/** Whether the screen can be captured here. Browsers offer it only in secure contexts, and not on phones. */
export function canCaptureScreen(): boolean {
  // The DOM types wrongly say that it always exists.
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined
  return typeof devices?.getDisplayMedia === 'function'
}

/** The capture failed with this message; null if the user declined. */
export interface CaptureFailure {
  readonly why: string | null
}

/** Lets the user choose a screen or window; returns its picture, or why there is none. */
export async function captureScreen(): Promise<Blob | CaptureFailure> {
  const stream = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch((cause: unknown) => {
    if (!(cause instanceof DOMException)) throw cause
    return { why: cause.name === 'NotAllowedError' ? null : cause.message }
  })
  if ('why' in stream) return stream
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    return await drawToBlob(video.videoWidth, video.videoHeight, (context) => context.drawImage(video, 0, 0))
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Crops and rotates the picture. A small result is enlarged to the minimum size that can be read. */
export async function cropPicture(picture: Blob, part: ImagePart | null): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const turn = part?.turn ?? 0
  const box = part?.box ?? { x0: 0, y0: 0, x1: 1, y1: 1 }
  const [turnedWidth, turnedHeight] =
    turn % 180 === 0 ? [bitmap.width, bitmap.height] : [bitmap.height, bitmap.width]
  const width = Math.max(1, Math.round((box.x1 - box.x0) * turnedWidth))
  const height = Math.max(1, Math.round((box.y1 - box.y0) * turnedHeight))
  const scale = Math.max(1, Math.ceil(imageLimits.minSidePx / Math.min(width, height)))
  return drawToBlob(width * scale, height * scale, (context) => {
    context.scale(scale, scale)
    context.translate(-box.x0 * turnedWidth + turnedWidth / 2, -box.y0 * turnedHeight + turnedHeight / 2)
    context.rotate((turn * Math.PI) / 180)
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  })
}

/** Draws on a canvas of this size, and returns it as an image file. */
function drawToBlob(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  draw(context)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be kept')))),
  )
}
