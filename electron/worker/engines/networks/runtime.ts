// Runs networks by ONNX Runtime: the build for this machine where there is one, else the portable one, which takes three
// times as long.
import type { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-node'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { simplified } from './simplify.ts'

/** Numbers with their sizes, the outermost first. */
export interface Tensor {
  readonly data: Float32Array
  readonly sizes: readonly number[]
}

/** A network of one input and one output. */
export type Network = (input: Tensor) => Promise<Tensor>

export interface Runtime {
  readonly kind: RuntimeKind
  /**
   * Throws if the bytes are no network. `keepsMemory` from picture to picture: a network for whole pages takes half as long
   * again if it asks the system for all of it anew.
   */
  open(bytes: Uint8Array, keepsMemory?: boolean): Promise<Network>
}

export type RuntimeKind = 'native' | 'wasm'

/** What both builds have. */
interface Build {
  readonly InferenceSession: {
    create(bytes: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>
  }
  readonly Tensor: new (type: 'float32', data: Float32Array, sizes: readonly number[]) => OrtTensor
}

const providers: { readonly [K in RuntimeKind]: string } = { native: 'cpu', wasm: 'wasm' }

/** Not every system has a build of its own, and that build may want a newer system than this. */
export async function openRuntime(
  kinds: readonly RuntimeKind[] = ['native', 'wasm'],
): Promise<Result<Runtime>> {
  const reasons: string[] = []
  for (const kind of kinds) {
    try {
      return ok(runtimeOf(kind, await builds[kind]()))
    } catch (error) {
      reasons.push(`${kind}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return err('engine.runtime', { why: reasons.join('; ') })
}

const builds = { native, wasm: portable } satisfies Record<RuntimeKind, () => Promise<Build>>

async function native(): Promise<Build> {
  return (await import('onnxruntime-node')).default
}

async function portable(): Promise<Build> {
  const build = await import('onnxruntime-web')
  // There is a process for each core already.
  build.env.wasm.numThreads = 1
  return build
}

function runtimeOf(kind: RuntimeKind, { InferenceSession, Tensor }: Build): Runtime {
  return {
    kind,
    async open(bytes, keepsMemory = false) {
      const options: InferenceSession.SessionOptions = {
        executionProviders: [providers[kind]],
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        graphOptimizationLevel: 'all',
        enableCpuMemArena: keepsMemory,
        // each width would have a pattern of its own, and keep its memory
        enableMemPattern: false,
        // its warnings would go to stderr
        logSeverityLevel: 3,
      }
      const create = async (network: () => Uint8Array) => InferenceSession.create(network(), options)
      // A network that can't be rewritten is opened as it came, which also tells what is wrong with it.
      const session = await create(() => simplified(bytes)).catch(() => create(() => bytes))
      const [input = ''] = session.inputNames
      const [output = ''] = session.outputNames
      return async ({ data, sizes }) => {
        const answer = (await session.run({ [input]: new Tensor('float32', data, sizes) }))[output]
        if (!(answer?.data instanceof Float32Array)) throw new Error('the network gave no numbers')
        return { data: answer.data, sizes: answer.dims }
      }
    },
  }
}
