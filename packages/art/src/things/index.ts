import { fan } from './cards.ts'
import { banners, dice, plate, twinDice } from './small.ts'
import { moneyWheel, roulette } from './wheels.ts'

/** Side of every drawing here. */
export const THING_SIDE = 512

/** Drawings of things on tables that no set of icons has. Pictures ask for each by its name, like an icon. */
export const THINGS: Readonly<Record<string, () => string>> = {
  't/nine': () =>
    fan(
      { rank: '4', suit: 'spade', x: 176, y: 250, turn: -12 },
      { rank: '5', suit: 'heart', x: 336, y: 262, turn: 10 },
    ),
  't/court': () =>
    fan(
      { rank: 'K', suit: 'spade', x: 140, y: 270, turn: -20 },
      { rank: 'Q', suit: 'diamond', x: 256, y: 240, turn: 0 },
      { rank: '9', suit: 'club', x: 372, y: 270, turn: 20 },
    ),
  't/swift': () =>
    fan(
      { rank: 'A', suit: 'heart', x: 150, y: 300, turn: -34 },
      { rank: 'J', suit: 'club', x: 240, y: 258, turn: -10 },
      { rank: '8', suit: 'diamond', x: 348, y: 250, turn: 16 },
    ),
  't/roulette': () => roulette({ red: '#c8202f', black: '#14161d', zero: '#1d9a5b', rim: ['#d9a066', '#5f3213'] }),
  't/roulette-spark': () =>
    roulette({ red: '#e0409a', black: '#1b1240', zero: '#ffe066', rim: ['#b79cff', '#37208f'] }),
  't/four-twos': () =>
    `<g transform="translate(46 24) scale(0.82)">${fan(
      { rank: '2', suit: 'spade', x: 138, y: 310, turn: -27 },
      { rank: '2', suit: 'club', x: 214, y: 266, turn: -9 },
      { rank: '2', suit: 'diamond', x: 298, y: 266, turn: 9 },
      { rank: '2', suit: 'heart', x: 374, y: 310, turn: 27 },
    )}</g>`,
  't/dice': dice,
  't/twin-dice': twinDice,
  't/banners': banners,
  't/plate': plate,
  't/money-wheel': moneyWheel,
}
