// Everything that is made to fail, with what is seen then and the tests that repeat it. `npm run faults` runs them and
// prints the table of docs/SECURITY.md with their outcome.

export interface Tried {
  readonly what: string
  readonly seen: string
  /** Test files; a name after the colon is the beginning of a test's title. */
  readonly tests: readonly string[]
}

export const tried: readonly Tried[] = [
  {
    what: 'Each file call of a delivery fails (ENOSPC, EIO), or the process is killed before or after it',
    seen: 'Nothing is lost, doubled or left behind.',
    tests: ['test/faults/failing-disk.test.ts'],
  },
  {
    what: 'Each file or SQLite call of an update, a weekly copy, a restore and a rescue fails the same way; kill -9 in an update and in a copy',
    seen: 'The database is whole, old or new; sound copies stay, and parts of a copy are removed.',
    tests: ['test/faults/failing-copies.test.ts'],
  },
  {
    what: 'Pages of a database are overwritten one after another',
    seen: 'The damage is reported; no record is gone in silence.',
    tests: ['test/faults/damaged-pages.test.ts'],
  },
  {
    what: 'The journal of a killed engine is deleted',
    seen: 'Its last changes are lost; a notice says so, and the database is checked.',
    tests: ['test/faults/damage.test.ts: the journal of a killed engine'],
  },
  {
    what: 'Links, pipes, swapped folders and names with backslashes in a watched folder, also in the place of an image that was read',
    seen: 'Nothing outside of the chosen folder is read or written, and nothing blocks.',
    tests: ['test/faults/hostile-links.test.ts', 'electron/files/user-file.test.ts'],
  },
  {
    what: 'File names that are not UTF-8',
    seen: 'The files are read and moved; two that look the same are told.',
    tests: ['test/faults/names-without-utf8.test.ts'],
  },
  {
    what: 'The database is empty or gone, next to copies or stored images',
    seen: 'It is rescued from the newest copy, and a notice says so.',
    tests: ['test/faults/damage.test.ts: a database that is empty'],
  },
  {
    what: 'A file operation never ends while the service stops',
    seen: 'The process ends 9.5 s after the signal.',
    tests: ['electron/cli/interrupt.test.ts'],
  },
  {
    what: 'The program of a rule starts another one, and exceeds its time limit',
    seen: 'Both are ended.',
    tests: ['electron/engine/output/run-command.test.ts: ends what the program has started'],
  },
  {
    what: '20 parsers and writers get generated input',
    seen: 'No crash, no endless run, the same answer twice.',
    tests: [
      'test/faults/fuzz-bytes.test.ts',
      'test/faults/fuzz-json.test.ts',
      'test/faults/fuzz-writers.test.ts',
    ],
  },
  {
    what: 'Pages of a document end in six ways: read, blank, broken, too slow, crashing once or always',
    seen: 'Each requested page is in the answer, or named with the reason.',
    tests: ['test/faults/lost-pages.test.ts'],
  },
  {
    what: 'The disk is full in the middle of a document',
    seen: 'The request is refused and not charged; read pages stay, and work continues when there is space.',
    tests: ['test/faults/full-disk.test.ts'],
  },
  {
    what: 'The disk becomes read-only in the middle of a document (ext4, `mount -o remount,abort`)',
    seen: 'The request is refused with the reason; after the next start the document is complete.',
    tests: ['electron/engine/disk-space.test.ts: a disk that became read-only'],
  },
  {
    what: 'The clock is set back by a day, or ahead by years',
    seen: 'Retries, settling files and sheets wait no longer; the order of records stays; the trash is not emptied.',
    tests: ['test/faults/clock-jumps.test.ts'],
  },
  {
    what: 'The system has no inotify instances, or not enough watches',
    seen: 'The folder is polled, says so, and all files are read.',
    tests: ['electron/engine/watch/hints.test.ts: reports that the system has no more events'],
  },
  {
    what: 'A webhook redirects, or its name or address leads outside',
    seen: 'No redirect is followed; the address is checked when the connection is made, also an IPv4 address within an IPv6 one.',
    tests: ['electron/engine/output/call-webhook.test.ts', 'electron/engine/intake/addresses.test.ts'],
  },
  {
    what: '100,000 records',
    seen: 'Lists and searches take 1 to 4 s on a busy machine; removing thousands holds up no other call.',
    tests: ['test/flows/history.test.ts: other work gets its turn'],
  },
  {
    what: 'TIFF, HEIC and AVIF of a few KB with up to 256 million pixels, or with a wrong size in the header',
    seen: 'Refused by the header; 64 million pixels are read and take up to 1.3 GB.',
    tests: ['electron/worker/decode/image-pages.test.ts', 'electron/worker/decode/decode.test.ts'],
  },
  {
    what: 'Codes with control characters and formulas',
    seen: 'Control characters are named, such as `<ESC>`; no cell becomes a formula.',
    tests: [
      'electron/worker/codes/find-codes.test.ts: name control characters',
      'test/faults/fuzz-writers.test.ts',
    ],
  },
  {
    what: 'Two rules write to one sheet',
    seen: 'They write in turn and keep the rows of each other; with other columns the second begins a sheet of its own and says so.',
    tests: ['electron/engine/output/sheet-keeper.test.ts'],
  },
  {
    what: 'A sheet is locked or immutable',
    seen: 'The folder names the reason; the sheet is written a second after that is gone.',
    tests: ['test/flows/folder-sheets.test.ts: is not written while another program has it open'],
  },
  {
    what: '60 corrections at the same time',
    seen: 'All are accepted, the last one holds, and undoing gives what was read.',
    tests: ['test/flows/corrections.test.ts: corrections that are made at the same time'],
  },
  {
    what: '50 to 1,000 requests at the same time with a quota of 30',
    seen: 'Exactly 30 are answered, the others get 403.',
    tests: ['test/flows/quota.test.ts: the quota of 30 admits exactly 30'],
  },
  {
    what: 'One key fills the queue',
    seen: 'Others are let in up to their share.',
    tests: ['test/flows/quota.test.ts: a key that filled the queue'],
  },
]

/** The table in Markdown, without the padding of its columns; `outcomeOf` adds a column. */
export function tableOfTried(of: readonly Tried[], outcomeOf?: (row: Tried) => string): string {
  const rows = of.map((row) => [row.what, row.seen, ...(outcomeOf ? [outcomeOf(row)] : [])])
  const head = ['what is tried', 'what is seen', ...(outcomeOf ? ['tests today'] : [])]
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
