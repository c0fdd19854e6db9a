// The database's history, oldest first. A line is only ever added at the end.
import { first } from './001-first.ts'
import { reading } from './002-reading.ts'
import { access } from './004-access.ts'

export const migrations: readonly string[] = [first, reading, access]
