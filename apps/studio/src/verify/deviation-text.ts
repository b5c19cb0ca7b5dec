/** A deviation as the game list states it, cut upwards. */
export const deviationText = (deviation: number): string => (Math.ceil(deviation * 10_000) / 10_000).toFixed(4)
