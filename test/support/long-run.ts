// The gate (`npm test`) samples what the long run (`npm run test:all`) does in full.

/** True in `npm run test:all`. Test files that belong to it alone are named *.long.test.ts and *.long.spec.ts. */
export const isLongRun = process.env['FOVEA_TESTS'] === 'all'

/** How often a sweep looks: `gate` steps apart in the gate, `full` steps apart in the long run. */
export function sampled(steps: { readonly gate: number; readonly full: number }): number {
  return isLongRun ? steps.full : steps.gate
}
