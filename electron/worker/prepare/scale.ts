// Chooses the scale at which a page is read from the measured height of its letters.

/** Letter heights in pixels: below 11 the network guesses, above 13 reading only takes longer, above 34 it fails. */
export const tooSmallPx = 11
/** Letters below this height are read badly. Enlarging larger ones costs a quarter more time for one letter in a hundred. */
export const hardlyReadPx = 9
const enlargedPx = 13
const tooLargePx = 34
const shrunkPx = 26
/** The smallest of such letters are not counted as letters, so that the measured height is too large. */
const tinyPx = 8
const tinyFactor = 5
/** The fewest letters for a median on a small picture, which may hold a few words only. */
const smallPicturePixels = 300_000
/** The fewest letters for a median. */
const minLetters = 30
const maxFactor = 2.5
const maxPixels = 12_000_000

export interface SizedPicture {
  readonly width: number
  readonly height: number
  readonly letterHeight: number
  readonly letters: number
}

/** Letters that are smaller than `minPx` are enlarged. */
export function factorForPage({ width, height, letterHeight, letters }: SizedPicture, minPx: number): number {
  if (letterHeight === 0) return 1
  const room = Math.sqrt(maxPixels / (width * height))
  if (letterHeight < tinyPx && (isSmallPicture({ width, height }) || letters >= minLetters))
    return Math.max(1, Math.min(tinyFactor, room))
  if (letters < minLetters) return 1
  if (letterHeight > tooLargePx) return shrunkPx / letterHeight
  if (letterHeight >= minPx) return 1
  return Math.max(1, Math.min(enlargedPx / letterHeight, maxFactor, room))
}

export function isSmallPicture({ width, height }: Pick<SizedPicture, 'width' | 'height'>): boolean {
  return width * height < smallPicturePixels
}

/** Letters of a small photo have a few pixels only and are found on an enlarged one. */
const minLongSidePx = 1000

export function factorForPhoto({ width, height }: Pick<SizedPicture, 'width' | 'height'>): number {
  return Math.max(1, minLongSidePx / Math.max(width, height))
}
