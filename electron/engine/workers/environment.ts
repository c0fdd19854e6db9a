// The environment and the memory limit of reading processes.
import { childEnvironment } from '../environment.ts'

/** Paths of libraries, numbers of threads, steps that a measurement disables, and Node's compile cache. */
const readerVariables = [
  'LD_LIBRARY_PATH',
  'OMP_NUM_THREADS',
  'UV_THREADPOOL_SIZE',
  'FOVEA_DISABLED_STEPS',
  'NODE_COMPILE_CACHE',
]

export function readerEnvironment(): Record<string, string> {
  return {
    ...childEnvironment(readerVariables),
    /**
     * On Linux each thread allocates from its own heap, and many threads allocate pixels. With one heap per thread, a
     * process grows by a tenth within 200 images; with two heaps in all it is smaller and stays so.
     */
    MALLOC_ARENA_MAX: '2',
  }
}

/**
 * The limit of the JavaScript heap: several times what reading needs. Pixels, WebAssembly and networks are outside of
 * that heap; they are limited by the size of images, and by replacing processes.
 */
export const readerHeapMegabytes = 1024

/**
 * The program that tests start in place of the reading process, by FOVEA_READER; undefined is the real one. A packaged
 * app never looks there.
 */
export function replacedReader(isPackaged: boolean, env: NodeJS.ProcessEnv): string | undefined {
  return isPackaged ? undefined : env['FOVEA_READER']
}
