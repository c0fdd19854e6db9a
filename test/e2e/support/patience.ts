// How long a story waits. FOVEA_PATIENCE=4 waits four times as long, for a machine that runs much else meanwhile.
export const patience = Number(process.env['FOVEA_PATIENCE'] ?? 1)

/** For what the real reader answers: its process starts first. */
export const reading = { timeout: 20_000 * patience }
