/** The steps of the gate, and how they are counted. */
export interface Step {
  readonly title: string
  readonly command: readonly string[]
  /** Titles of the steps that have to end before, whatever came of them. */
  readonly after?: readonly string[]
  /** Tests are counted one by one from their runner's report; any other check counts as one. */
  readonly report?: Report
}

export interface Report {
  readonly file: string
  /** Tells the runner where to write it. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  read(report: unknown): Counted
}

export interface Counted {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly files: readonly TimedFile[]
  readonly broken: readonly Broken[]
}

/** A test that failed, and what it said of it. */
export interface Broken {
  readonly file: string
  readonly test: string
  readonly why: string
}

export interface TimedFile {
  readonly file: string
  readonly ms: number
  /** Missing where it can't be measured: in the page, and on other systems than Linux. */
  readonly cpuMs?: number
}

/** The result of a step. */
export interface Outcome extends Counted {
  readonly title: string
  readonly ms: number
}
