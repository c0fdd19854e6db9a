// Makes the result schema for a truth: its keys, with every value emptied.

export function blankSchema(truth: unknown): unknown {
  if (Array.isArray(truth)) return [blankElement(truth)]
  if (!isObject(truth)) return ''
  return Object.fromEntries(Object.entries(truth).map(([key, value]) => [key, blankSchema(value)]))
}

/** The one template of an array has every key that any element has. */
function blankElement(elements: readonly unknown[]): unknown {
  const objects = elements.filter(isObject)
  if (objects.length === 0) return ''
  const merged: Record<string, unknown> = {}
  for (const object of objects) {
    for (const [key, value] of Object.entries(object)) merged[key] ??= value
  }
  return blankSchema(merged)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
