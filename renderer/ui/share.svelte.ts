// How two panes share their room: what of it the first has. It is remembered under a name, until somebody resets it.

export class Share {
  /** From 0 to 1; null where nobody moved the line between them. */
  value: number | null = $state(null)
  readonly #slot: string

  constructor(name: string) {
    this.#slot = `split.${name}`
    this.value = asShare(Number.parseFloat(localStorage.getItem(this.#slot) ?? ''))
  }

  /** As a width for a style sheet, which has one of its own where there is none. */
  get width(): string | undefined {
    return this.value === null ? undefined : `${this.value * 100}%`
  }

  move(to: number): void {
    const share = asShare(to)
    if (share === null) return
    this.value = share
    localStorage.setItem(this.#slot, String(share))
  }

  reset(): void {
    this.value = null
    localStorage.removeItem(this.#slot)
  }
}

function asShare(value: number): number | null {
  return value > 0 && value < 1 ? value : null
}
