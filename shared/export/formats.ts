// The names of the export formats; registry.ts has a writer for each.
export const exportFormatNames = ['markdown', 'json', 'jsonl', 'csv', 'xlsx', 'text'] as const
export type ExportFormat = (typeof exportFormatNames)[number]
