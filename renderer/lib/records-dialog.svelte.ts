// The records that a dialog is open for; any screen may open it.
export class RecordsDialog {
  ids: readonly string[] | null = $state.raw(null)

  open(ids: readonly string[]): void {
    this.ids = ids
  }

  close(): void {
    this.ids = null
  }
}
