// Which records a dialog is asked about: any screen may ask, and one dialog answers.
export class AskedRecords {
  ids: readonly string[] | null = $state.raw(null)

  ask(ids: readonly string[]): void {
    this.ids = ids
  }

  close(): void {
    this.ids = null
  }
}
