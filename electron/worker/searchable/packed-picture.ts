// A picture as a PDF packs it.

export interface PackedPicture {
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  readonly filter: 'DCTDecode' | 'FlateDecode'
  readonly colours: 'DeviceRGB' | 'DeviceGray'
  readonly bits: number
  /** Whether each row says how it differs from the one above. */
  readonly hasPredictor: boolean
}
