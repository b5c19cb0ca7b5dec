import type { Permission } from '@baize/api'
import { jackpotStepMs, jackpotStepUnits } from '@baize/api'

type Jackpot = Permission['info']['jackpot']

/** The counter's figure in units at a time: its base, and one step for every three whole seconds since its start. */
export function jackpotUnits({ baseUnits, epochMs }: Pick<Jackpot, 'baseUnits' | 'epochMs'>, nowMs: number): bigint {
  const steps = Math.max(0, Math.floor((nowMs - epochMs) / jackpotStepMs))
  return BigInt(baseUnits) + BigInt(steps) * BigInt(jackpotStepUnits)
}
