// How two panes share their width: the fraction of the first. It is remembered under a name until it is reset.

export class SplitRatio {
  /** From 0 to 1; null if the splitter was never moved. */
  value: number | null = $state(null)
  readonly #storageKey: string

  constructor(name: string) {
    this.#storageKey = `split.${name}`
    this.value = validRatio(Number.parseFloat(localStorage.getItem(this.#storageKey) ?? ''))
  }

  /** The width for CSS; undefined means that the style sheet's default applies. */
  get width(): string | undefined {
    return this.value === null ? undefined : `${this.value * 100}%`
  }

  /** Sets and remembers the ratio; ignores an invalid one. */
  move(to: number): void {
    const ratio = validRatio(to)
    if (ratio === null) return
    this.value = ratio
    localStorage.setItem(this.#storageKey, String(ratio))
  }

  /** Forgets the ratio, so that the default applies. */
  reset(): void {
    this.value = null
    localStorage.removeItem(this.#storageKey)
  }
}

function validRatio(value: number): number | null {
  return value > 0 && value < 1 ? value : null
}
