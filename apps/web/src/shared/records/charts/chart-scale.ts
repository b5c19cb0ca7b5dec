const leastStepUnits = 100n
/** The top of a chart in which nothing happened. */
const emptyTopUnits = 100_000n
/** Steps between the smallest and the largest amount. */
const steps = 4n

export interface ChartScale {
  lowUnits: bigint
  highUnits: bigint
  /** Amounts with a line across the chart, the lowest first; zero is always one of them. */
  tickUnits: readonly bigint[]
}

/** A scale about zero in round steps of 1, 2 or 5, which ends beyond the largest amount so that no bar fills it. */
export function scaleOf(amountsUnits: readonly bigint[]): ChartScale {
  const most = amountsUnits.reduce((a, b) => (b > a ? b : a), 0n)
  const least = amountsUnits.reduce((a, b) => (b < a ? b : a), 0n)
  const high = most === least ? emptyTopUnits : most
  const step = roundStep((high - least) / steps)
  const lowUnits = least < 0n ? -(-least / step + 1n) * step : 0n
  const highUnits = high > 0n ? (high / step + 1n) * step : 0n
  const tickUnits: bigint[] = []
  for (let tick = lowUnits; tick <= highUnits; tick += step) tickUnits.push(tick)
  return { lowUnits, highUnits, tickUnits }
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below what is asked for. */
function roundStep(atLeastUnits: bigint): bigint {
  for (let power = leastStepUnits; ; power *= 10n)
    for (const times of [1n, 2n, 5n]) if (power * times >= atLeastUnits) return power * times
}

/** How high an amount lies, in per cent of the chart. */
export const percentOf = (units: bigint, { lowUnits, highUnits }: ChartScale): number =>
  Number(((units - lowUnits) * 10_000n) / (highUnits - lowUnits)) / 100
