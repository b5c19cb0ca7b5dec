import type { InstantDefinition } from '../instant-game.ts'

/** A multiple that climbs by the clock until it ends. Who left before is paid the multiple of that moment. */
export interface CrashDefinition extends InstantDefinition {
  kind: 'crash'
  /** Return of every multiple at which one may leave, in hundredths of the stake. */
  returnHundredths: number
  /** The climb is left by itself at this multiple, in hundredths. */
  topHundredths: number
  /** The multiple moves once in so many milliseconds, by so many thousandths of itself. */
  tickMs: number
  growthThousandths: number
}

export interface CrashOptions {
  /** The multiple at which the server leaves for the player, in hundredths; null to leave by hand. */
  autoHundredths: number | null
}

export type CrashChoice = { kind: 'cash' }

export const LEAST_AUTO_HUNDREDTHS = 101

const climb = (edition: string, topHundredths: number, growthThousandths: number): CrashDefinition => ({
  kind: 'crash',
  version: 1,
  edition,
  returnHundredths: 97,
  topHundredths,
  tickMs: 100,
  growthThousandths,
})

export const CRASH_DEFINITIONS: readonly CrashDefinition[] = [climb('steady', 50_000, 6), climb('steep', 10_000, 10)]
