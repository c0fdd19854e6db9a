// The records that a dialog is open for; any screen may open it.
export class AskedRecords {
  ids: readonly string[] | null = $state.raw(null)

  ask(ids: readonly string[]): void {
    this.ids = ids
  }

  close(): void {
    this.ids = null
  }
}
