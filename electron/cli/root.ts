// The top folder of the project, from the sources and from dist/cli alike.
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
