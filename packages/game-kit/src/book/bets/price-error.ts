/** Odds that are above the right ones by more than a quarter are void, where that is stored in time (sportsbook 4.3). */
export const isPalpablyHigh = (acceptedMilli: number, rightMilli: number): boolean =>
  acceptedMilli * 100 > rightMilli * 125
