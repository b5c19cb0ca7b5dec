/** Brakes of the whole house, each of which an operator presses and lifts alone. */
export const houseStops = ['deposits', 'withdrawals', 'play', 'registration', 'bonuses'] as const
export type HouseStop = (typeof houseStops)[number]
