// Formats byte counts for people, as in "12.4 MB".
const units = ['B', 'KB', 'MB', 'GB'] as const

export function bytesText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** step
  const rounded = step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10
  return `${rounded} ${units[step] ?? 'B'}`
}
