// Things one after the other, as a sentence has them: "JPEG, PNG and GIF".

/** `last` stands before the last one, with its blanks. */
export function joinList(items: readonly string[], last: string, between = ', '): string {
  const [end = '', ...before] = items.toReversed()
  return before.length === 0 ? end : before.toReversed().join(between) + last + end
}
