// Names of fields whose values are words to sort by.
import { listOf } from './words.ts'

const names = listOf('tagNames')

export function isTag(name: string): boolean {
  const plain = name.replace(/[\s-]/g, '_')
  return names.some((one) => plain.includes(one))
}
