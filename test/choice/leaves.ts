// Maps the paths of the fields of a truth to their values.
export function leafValues(value: unknown, path = ''): Map<string, string> {
  if (Array.isArray(value))
    return joined(value.map((item: unknown, i) => leafValues(item, `${path}[${String(i)}]`)))
  if (typeof value === 'object' && value !== null)
    return joined(
      Object.entries(value).map(([key, inner]) => leafValues(inner, path === '' ? key : `${path}.${key}`)),
    )
  return new Map([[path, String(value)]])
}

function joined(maps: readonly Map<string, string>[]): Map<string, string> {
  return new Map(maps.flatMap((map) => [...map]))
}
