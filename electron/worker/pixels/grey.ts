// Grey pixels, a byte each, row by row from the top: what the steps work on and what the recogniser reads.

export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

// [Note: rows] What is done for each pixel of a row stands in a function of its own. Called once for every row it is soon
// compiled for good; of loops within loops in a function that is called once an image V8 compiles the inner one alone,
// and leaves it for the interpreter again at the end of each row.
