// For some languages there is a second, smaller network: two thirds of the time, and other mistakes than the large one.
const smallModels: ReadonlyMap<string, string> = new Map([['eng', 'eng_fast']])

export function smallModelsOf(models: readonly string[]): string[] {
  return models.map((model) => smallModels.get(model) ?? model)
}
