// Joins items for a sentence: "JPEG, PNG and GIF".

/**
 * Joins items to a list as in a sentence. `last` separates the last two items, and includes its spaces: " and
 * ".
 */
export function joinList(items: readonly string[], last: string, between = ', '): string {
  const [end = '', ...before] = items.toReversed()
  return before.length === 0 ? end : before.toReversed().join(between) + last + end
}
