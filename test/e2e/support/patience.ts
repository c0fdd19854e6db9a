// How long tests wait. FOVEA_PATIENCE=4 waits four times as long, for a busy machine.
export const patience = Number(process.env['FOVEA_PATIENCE'] ?? 1)

/** The timeout for an answer of the real reader, whose process starts first. */
export const reading = { timeout: 20_000 * patience }
