// Some languages have a second, smaller network: two thirds of the time, and different mistakes.
const smallModels: ReadonlyMap<string, string> = new Map([['eng', 'eng_fast']])

export function smallModelsOf(models: readonly string[]): string[] {
  return models.map((model) => smallModels.get(model) ?? model)
}
