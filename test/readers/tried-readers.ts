// Everything that is made to fail between a coordinator and its readers, in the middle of 500 jobs where nothing else is
// said. `npm run faults -- --readers` runs the tests and prints the table of docs/scale.md with their outcome.
import type { Tried } from '../faults/tried.ts'

const file = 'test/readers/faults.long.test.ts'

export const triedReaders: readonly Tried[] = [
  {
    what: 'kill -9 of a reader; in the gate with 30 jobs, of which it holds two',
    seen: 'After the heartbeat of 10 seconds others read what it held; no record twice, none lost.',
    tests: [`${file}: kills a reader`, 'test/readers/readers.test.ts'],
  },
  {
    what: 'SIGTERM of a reader; of one that can not finish in time',
    seen: 'It takes no more, finishes what it holds or gives it back at once, and ends with 0.',
    tests: [`${file}: stops a reader`, `${file}: gives back`],
  },
  {
    what: 'kill -9 of PostgreSQL, which is back after three seconds',
    seen: 'Coordinator and readers continue by themselves; no record twice, none lost.',
    tests: [`${file}: kills PostgreSQL`],
  },
  {
    what: 'PostgreSQL is away from the start',
    seen: 'Images are accepted, the state of the queue says why nothing is read, and reading begins by itself.',
    tests: ['test/readers/exactly-once.test.ts: accepts images'],
  },
  {
    what: 'The database loses all jobs and images',
    seen: 'The coordinator sends them again.',
    tests: [`${file}: loses the database`],
  },
  {
    what: 'The network of a reader is cut for 15 seconds without an end of its connections',
    seen: 'Its jobs are given to others; its late answers are ignored.',
    tests: [`${file}: cuts the network`],
  },
  {
    what: 'kill -9 of the coordinator, which is started again',
    seen: 'Its old jobs and images are removed from the queue and sent anew; no record twice, none lost.',
    tests: [`${file}: kills the coordinator, which`],
  },
  {
    what: 'kill -9 of the coordinator during a job of 200 documents from `POST /api/jobs`',
    seen: 'The job goes on after the start; each document is read and counted once.',
    tests: [`${file}: kills the coordinator while jobs`],
  },
  {
    what: 'The disk of the database is full for 10 seconds',
    seen: 'Reading stops, the state of the queue says why, and reading goes on by itself; no record twice, none lost.',
    tests: [`${file}: fills the disk`],
  },
  {
    what: 'The cable of a reader in a network namespace of its own is pulled out for 15 seconds',
    seen: 'Its jobs are given to others; its late answers are ignored.',
    tests: [`${file}: pulls the cable`],
  },
  {
    what: 'kill -9 of PostgreSQL during 40 requests with a key',
    seen: 'The quota is that of the answered requests.',
    tests: [`${file}: counts the quota`],
  },
  {
    what: 'The bucket of the images can not be reached for 15 seconds and more',
    seen: 'The state of the queue says so, and reading goes on by itself; no image is left in the bucket.',
    tests: ['test/readers/s3.long.test.ts'],
  },
  {
    what: 'An answer arrives twice, or after its record was cancelled',
    seen: 'The first one counts; the record stays cancelled.',
    tests: ['test/readers/exactly-once.test.ts: settles each record once'],
  },
  {
    what: 'A reader without the certificate; with another version; with rights beyond the queue',
    seen: 'It does not connect; it gets no jobs and says what it lacks; PostgreSQL refuses.',
    tests: ['test/readers/security.long.test.ts'],
  },
]
