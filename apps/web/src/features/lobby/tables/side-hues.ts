/** Which of two colours a side of a game has in its road. Sides are told apart by their form as well. */
export const sideHues: Readonly<Record<string, 'first' | 'second'>> = {
  ...{ B: 'first', D: 'first', big: 'first', odd: 'first', red: 'first', M: 'first', home: 'first' },
  ...{ P: 'second', T: 'second', small: 'second', even: 'second', black: 'second', W: 'second', away: 'second' },
}
