// Grey pictures of a byte a pixel, row by row from the top, for the steps of the preparation and the recogniser.

export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

// [Note: rows] The work on each pixel of a row is a function of its own. V8 soon compiles a function that is called for
// every row; in a function that is called once an image it compiles the inner loop only, and returns to the interpreter at
// the end of each row.
