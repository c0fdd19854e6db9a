// The store in which a coordinator puts the images that its readers fetch.
export interface StoredImage {
  /** The coordinator that has put it there. */
  readonly coordinator: string
  readonly hash: string
  readonly sizeBytes: number
}

export interface ImageStore {
  put(image: StoredImage, bytes: Uint8Array): Promise<void>
  /** Returns the parts of an image in their order. They end early if it was removed. */
  get(image: StoredImage): AsyncIterable<Uint8Array>
  remove(image: StoredImage): Promise<void>
}
