// Finds the neighbours of a component without comparing all pairs.
import type { Component } from '../prepare/components.ts'

/** Indexes components by horizontal bands. Neighbours are those within a letter height; each is returned once. */
export function createIndex(components: readonly Component[], letter: number) {
  const bands = new Map<number, Component[]>()
  const step = letter * 4
  for (const component of components) {
    for (let band = Math.floor(component.y0 / step); band <= Math.floor(component.y1 / step); band++) {
      const list = bands.get(band)
      if (list) list.push(component)
      else bands.set(band, [component])
    }
  }
  return ({ y0, y1 }: Component): Component[] => {
    const first = Math.floor((y0 - letter) / step)
    const found: Component[] = []
    for (let band = first; band <= Math.floor((y1 + letter) / step); band++)
      for (const component of bands.get(band) ?? [])
        if (band === Math.max(first, Math.floor(component.y0 / step))) found.push(component)
    return found
  }
}
