// The label of a form row, which also names the control in it for screen readers.
import { getContext, setContext } from 'svelte'

const key = Symbol('row label')

export function provideRowLabel(label: () => string): void {
  setContext(key, label)
}

/** The label of the row around a control, for one that has no label of its own. */
export function useRowLabel(): () => string {
  const label = getContext<(() => string) | undefined>(key)
  return () => {
    if (!label) throw new Error('a control without a label is in no form row')
    return label()
  }
}
