/** Steps of the stake ladder, in minimum bets (games book 1.1). */
const STAKE_STEPS = [1, 2, 3, 5, 8, 10, 15, 20, 30, 50, 80, 100, 200, 300, 500, 1000] as const
/** 500.00, the default maximum of a table. */
export const TABLE_MAXIMUM_UNITS = 5_000_000
/** 250 000.00, the most that one round may ever pay. */
const EXPOSURE_MAXIMUM_UNITS = 2_500_000_000
/** 0.50: the default stake is the step nearest to it. */
const USUAL_STAKE_UNITS = 5_000

/**
 * The stakes that a game offers, in units, rising. `topWinMultiple` is the most that a round can pay, in bets: the
 * cap, or the bound that the model has by nature.
 */
export function stakeLadder(
  minBetUnits: number,
  topWinMultiple: number,
  tableMaximumUnits = TABLE_MAXIMUM_UNITS,
): number[] {
  return STAKE_STEPS.map(step => step * minBetUnits).filter(
    stake => stake <= tableMaximumUnits && stake * topWinMultiple <= EXPOSURE_MAXIMUM_UNITS,
  )
}

/** The step nearest to 0.50; of two equally near ones the lower. */
export function defaultStake(ladder: readonly number[]): number {
  return ladder.reduce((best, stake) =>
    Math.abs(stake - USUAL_STAKE_UNITS) < Math.abs(best - USUAL_STAKE_UNITS) ? stake : best,
  )
}

/** Thrown before anything is drawn; `field` names the input to mend. */
export class StakeError extends Error {
  override name = 'StakeError'
  field = 'bet'
}

/**
 * The coin of a bet, in units.
 * @throws StakeError when the bet is not a positive whole number of units or does not divide into whole coins
 */
export function coinOf(betUnits: number, coinsPerBet: number): number {
  if (!Number.isSafeInteger(betUnits) || betUnits <= 0) {
    throw new StakeError(`bet must be a positive whole number of units (1/10 000), not ${betUnits}`)
  }
  if (betUnits % coinsPerBet !== 0) {
    throw new StakeError(
      `bet of ${betUnits} units does not divide into ${coinsPerBet} coins; choose a step of the ladder`,
    )
  }
  return betUnits / coinsPerBet
}

/**
 * Refuses a bet that is not a step of the ladder.
 * @throws StakeError
 */
export function requireStake(ladder: readonly number[], betUnits: number): void {
  if (!ladder.includes(betUnits)) {
    throw new StakeError(`bet of ${betUnits} units is not offered; choose one of ${ladder.join(', ')}`)
  }
}
