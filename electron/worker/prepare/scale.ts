// How much larger or smaller a page should be read, from the measured height of its letters.

/** Under 11 px the network guesses; more than 13 only costs time. Over 34 it sees brush strokes. */
export const tooSmallPx = 11
/** Under this it guesses badly. Enlarging what is not so small costs a quarter more time, for a letter in a hundred. */
export const hardlyReadPx = 9
const enlargedPx = 13
const tooLargePx = 34
const shrunkPx = 26
/** Of letters as small as this the smallest are not counted as such, so that all are smaller than they seem. */
const tinyPx = 8
const tinyFactor = 5
/** A small picture may hold but a few words, and the median of fewer letters will do. */
const smallPicturePixels = 300_000
/** A median of fewer letters is chance. */
const leastLetters = 30
const mostFactor = 2.5
const mostPixels = 12_000_000

export interface SizedPicture {
  readonly width: number
  readonly height: number
  readonly letterHeight: number
  readonly letters: number
}

/** `leastPx`: letters that are smaller are enlarged. */
export function factorForPage(
  { width, height, letterHeight, letters }: SizedPicture,
  leastPx: number,
): number {
  if (letterHeight === 0) return 1
  const room = Math.sqrt(mostPixels / (width * height))
  if (letterHeight < tinyPx && (isSmallPicture({ width, height }) || letters >= leastLetters))
    return Math.max(1, Math.min(tinyFactor, room))
  if (letters < leastLetters) return 1
  if (letterHeight > tooLargePx) return shrunkPx / letterHeight
  if (letterHeight >= leastPx) return 1
  return Math.max(1, Math.min(enlargedPx / letterHeight, mostFactor, room))
}

export function isSmallPicture({ width, height }: Pick<SizedPicture, 'width' | 'height'>): boolean {
  return width * height < smallPicturePixels
}

/** Of a small photo every letter is a few pixels; what is found on it is found on an enlarged one. */
const leastLongSidePx = 1000

export function factorForPhoto({ width, height }: Pick<SizedPicture, 'width' | 'height'>): number {
  return Math.max(1, leastLongSidePx / Math.max(width, height))
}
