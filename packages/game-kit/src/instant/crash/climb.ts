import type { CrashDefinition } from './definition.ts'

const climbs = new Map<string, number[]>()

/** The multiple of each tick in hundredths, from 100, up to the first at or above the top; integers throughout. */
export function climbOf(definition: CrashDefinition): readonly number[] {
  const { edition, version, topHundredths, growthThousandths } = definition
  const key = `${edition}/${version}`
  const known = climbs.get(key)
  if (known) return known
  const hundredths: number[] = []
  // In ten-thousandths of a hundredth: below 10^9, so each product stays exact.
  for (let fine = 1_000_000; ; fine += Math.floor((fine * growthThousandths) / 1_000)) {
    hundredths.push(Math.min(topHundredths, Math.floor(fine / 10_000)))
    if (hundredths.at(-1)! >= topHundredths) break
  }
  climbs.set(key, hundredths)
  return hundredths
}

/** The multiple after some milliseconds, in hundredths. */
export function multipleAt(definition: CrashDefinition, elapsedMs: number): number {
  const climb = climbOf(definition)
  const tick = Math.max(0, Math.floor(elapsedMs / definition.tickMs))
  return climb[Math.min(tick, climb.length - 1)]!
}

/** When the climb first shows more than a multiple, in milliseconds. */
export function passedAfterMs(definition: CrashDefinition, hundredths: number): number {
  const climb = climbOf(definition)
  const tick = climb.findIndex(shown => shown > hundredths)
  return (tick < 0 ? climb.length - 1 : tick) * definition.tickMs
}

/** When the climb first shows a multiple or more, in milliseconds. */
export function reachedAfterMs(definition: CrashDefinition, hundredths: number): number {
  const climb = climbOf(definition)
  const tick = climb.findIndex(shown => shown >= hundredths)
  return (tick < 0 ? climb.length - 1 : tick) * definition.tickMs
}
