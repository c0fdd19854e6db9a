// How two panes share their width: the fraction of the first. It is remembered under a name until it is reset.

export class Share {
  /** From 0 to 1; null if the splitter was never moved. */
  value: number | null = $state(null)
  readonly #slot: string

  constructor(name: string) {
    this.#slot = `split.${name}`
    this.value = asShare(Number.parseFloat(localStorage.getItem(this.#slot) ?? ''))
  }

  /** The width for CSS; undefined means that the style sheet's default applies. */
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
