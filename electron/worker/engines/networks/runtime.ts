// Runs networks with ONNX Runtime: the native build if there is one for this machine, or else the portable one (WebAssembly),
// which takes three times as long.
import type { InferenceSession, Tensor as OrtTensor } from 'onnxruntime-node'
import { err, ok, type Result } from '../../../../shared/result.ts'
import { simplified } from './simplify.ts'

/** An array with its dimensions, the outermost first. */
export interface Tensor {
  readonly data: Float32Array
  readonly sizes: readonly number[]
}

/** A network of one input and one output. */
export type Network = (input: Tensor) => Promise<Tensor>

export interface Runtime {
  readonly kind: RuntimeKind
  /**
   * Throws if the bytes are no network. `keepsMemory` keeps its memory between pictures: a network for whole pages would take
   * half as long again if it allocated everything anew.
   */
  open(bytes: Uint8Array, keepsMemory?: boolean): Promise<Network>
}

export type RuntimeKind = 'native' | 'wasm'

/** The common interface of both builds. */
interface Build {
  readonly InferenceSession: {
    create(bytes: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>
  }
  readonly Tensor: new (type: 'float32', data: Float32Array, sizes: readonly number[]) => OrtTensor
}

const providers: { readonly [K in RuntimeKind]: string } = { native: 'cpu', wasm: 'wasm' }

/** Not every system has a native build, and that build may need a newer system than this. */
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
  // each core has a process already
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
        // otherwise each width of a strip would keep memory of its own
        enableMemPattern: false,
        // keeps its warnings from stderr
        logSeverityLevel: 3,
      }
      const create = async (network: () => Uint8Array) => InferenceSession.create(network(), options)
      // a network that can't be rewritten is opened as it is, which also reports what is wrong with it
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
