// Fields as a table, or the result as it is.
export type View = 'fields' | 'source'
