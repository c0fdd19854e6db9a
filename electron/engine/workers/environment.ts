// What reading processes find in their environment, and what bounds them.
import { passedOn } from '../environment.ts'

/** Where libraries lie, how many threads read, what a measurement leaves out, and Node's kept code. */
const needed = [
  'LD_LIBRARY_PATH',
  'OMP_NUM_THREADS',
  'UV_THREADPOOL_SIZE',
  'FOVEA_LEFT_OUT',
  'NODE_COMPILE_CACHE',
]

export function readerEnvironment(): Record<string, string> {
  return {
    ...passedOn(needed),
    /**
     * On Linux each thread takes memory from a heap of its own, and pictures are asked for by many threads: with all these
     * heaps a process creeps by a tenth within two hundred images, with two it holds less, and always the same.
     */
    MALLOC_ARENA_MAX: '2',
  }
}

/**
 * Of JavaScript's own heap, several times what reading needs. Pixels, WebAssembly and the networks lie outside of it:
 * those are bounded by the size of images, and by a fresh process after so many of them.
 */
export const readerHeapMegabytes = 1024

/**
 * The program that tests start in place of the reading process, by FOVEA_READER; undefined is the real one. A packaged
 * app never looks there.
 */
export function replacedReader(isPackaged: boolean, env: NodeJS.ProcessEnv): string | undefined {
  return isPackaged ? undefined : env['FOVEA_READER']
}
