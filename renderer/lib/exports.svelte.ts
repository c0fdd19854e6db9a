// Which records somebody wants to take along: any screen may ask, and one dialog answers.
export class Exports {
  ids: readonly string[] | null = $state.raw(null)

  ask(ids: readonly string[]): void {
    this.ids = ids
  }

  close(): void {
    this.ids = null
  }
}
