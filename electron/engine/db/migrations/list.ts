// The database's history, oldest first. A line is only ever added at the end.
import { first } from './001-first.ts'
import { reading } from './002-reading.ts'
import { watching } from './005-watching.ts'

export const migrations: readonly string[] = [first, reading, watching]
