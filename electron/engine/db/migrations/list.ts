// The database's history, oldest first. A line is only ever added at the end.
import { first } from './001-first.ts'
import { reading } from './002-reading.ts'
import { corrections } from './003-corrections.ts'

export const migrations: readonly string[] = [first, reading, corrections]
