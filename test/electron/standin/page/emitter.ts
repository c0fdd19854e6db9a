// A small events module for preloads, which have no Node. Injected as source.

export type Listener = (...args: unknown[]) => void

export class Emitter {
  #listeners = new Map<string, { readonly given: Listener; readonly called: Listener }[]>()

  on(name: string, listener: Listener): this {
    return this.#add(name, listener, listener)
  }
  addListener(name: string, listener: Listener): this {
    return this.on(name, listener)
  }
  once(name: string, listener: Listener): this {
    return this.#add(name, listener, (...args) => {
      this.off(name, listener)
      listener.apply(this, args)
    })
  }
  off(name: string, listener: Listener): this {
    const left = (this.#listeners.get(name) ?? []).filter(({ given }) => given !== listener)
    this.#listeners.set(name, left)
    return this
  }
  removeListener(name: string, listener: Listener): this {
    return this.off(name, listener)
  }
  removeAllListeners(name?: string): this {
    if (name === undefined) this.#listeners.clear()
    else this.#listeners.delete(name)
    return this
  }
  listenerCount(name: string): number {
    return this.#listeners.get(name)?.length ?? 0
  }
  emit(name: string, ...args: unknown[]): boolean {
    const listeners = [...(this.#listeners.get(name) ?? [])]
    for (const { called } of listeners) called.apply(this, args)
    return listeners.length > 0
  }
  #add(name: string, given: Listener, called: Listener): this {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), { given, called }])
    return this
  }
}
