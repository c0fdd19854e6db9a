// The types of the client, without those of the calls. The build adds these, so nothing else may be imported here.
import type { Calls } from './calls.ts'

/** The name of a call of the API, such as records.list. */
export type CallName = keyof Calls

export interface FoveaOptions {
  /** The address of the service: http://127.0.0.1:7878 */
  readonly url: string
  /** The API key. A page of the service itself needs none. */
  readonly key?: string
  /** By default the global fetch. */
  readonly fetch?: typeof fetch
}

export interface RequestOptions {
  readonly signal?: AbortSignal
}

/** A file: its bytes, or the address that the service fetches it from. */
export type Source = string | Blob | { readonly name: string; readonly bytes: Uint8Array | Blob }

export type ReadOptions = Omit<Calls['documents.read']['input'], 'document'> & RequestOptions

export type JobOptions = Omit<Calls['jobs.create']['input'], 'documents'> & RequestOptions

export type Result = Calls['documents.read']['output']

export type Job = Calls['jobs.get']['output']

export interface WaitOptions extends RequestOptions {
  /** Called with the job, without its items, whenever the service told its progress. */
  readonly onProgress?: (job: Job) => void
}

export interface Fovea {
  /** Makes any call of the API. A busy service is asked again when it says so. */
  call<N extends CallName>(
    name: N,
    input: Calls[N]['input'],
    options?: RequestOptions,
  ): Promise<Calls[N]['output']>
  /** Reads an image or a document, and waits for its result. */
  read(source: Source, options?: ReadOptions): Promise<Result>
  /** Sends up to 1,000 documents of one kind, files or addresses, and returns a job at once. */
  submit(sources: readonly Source[], options?: JobOptions): Promise<Job>
  /** Waits for the end of a job; the answer has all of its items. */
  wait(jobId: string, options?: WaitOptions): Promise<Job>
}
