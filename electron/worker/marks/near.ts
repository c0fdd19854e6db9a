// What stands near a component: above, below and on both sides, without comparing each with each.
import type { Component } from '../prepare/components.ts'

/** By bands of the page; those that reach to within a letter's height of it, each in the first band it is met in. */
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
