import { chanceOf, type Spot } from '../pictures/spot.ts'

/** Where a football side stands while the ball is in the middle, from its own goal to the other's: four, three and three. */
const eleven: readonly Spot[] = [
  { x: 0.03, y: 0.5 },
  ...[0.14, 0.38, 0.62, 0.86].map((y, place) => ({ x: place === 0 || place === 3 ? 0.26 : 0.2, y })),
  ...[0.24, 0.5, 0.76].map(y => ({ x: y === 0.5 ? 0.38 : 0.44, y })),
  ...[0.18, 0.5, 0.82].map(y => ({ x: y === 0.5 ? 0.62 : 0.58, y })),
]

const five: readonly Spot[] = [
  { x: 0.42, y: 0.5 },
  { x: 0.62, y: 0.2 },
  { x: 0.62, y: 0.8 },
  { x: 0.8, y: 0.34 },
  { x: 0.84, y: 0.66 },
]

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const mirrored = ({ x, y }: Spot): Spot => ({ x: 1 - x, y: 1 - y })

/** The elevens around a ball: both move towards it, those of the side that has it farther up. */
export function elevensAround(ball: Spot, step: number): { home: Spot[]; away: Spot[] } {
  const standing = (isHome: boolean) =>
    eleven.map((spot, place) => {
      const own = isHome ? spot : mirrored(spot)
      const isKeeper = place === 0
      const sway = (salt: number) => 0.03 * (chanceOf({ block: place + (isHome ? 0 : 11), atMs: step }, salt) - 0.5)
      const pull = isKeeper ? 0.04 : 0.42
      return {
        x: within(own.x + pull * (ball.x - 0.5) + sway(1), 0.02, 0.98),
        y: within(own.y + (isKeeper ? 0.12 : 0.24) * (ball.y - 0.5) + sway(2), 0.04, 0.97),
      }
    })
  return { home: standing(true), away: standing(false) }
}

/** The fives of basketball at the basket that `side` attacks: the others stand between it and them. */
export function fivesAt(side: 'home' | 'away', step: number): { home: Spot[]; away: Spot[] } {
  const moved = (spot: Spot, place: number) => ({
    x: within(spot.x + 0.05 * (chanceOf({ block: place, atMs: step }, 3) - 0.5), 0.04, 0.94),
    y: within(spot.y + 0.12 * (chanceOf({ block: place, atMs: step }, 4) - 0.5), 0.06, 0.94),
  })
  const attack = five.map(moved)
  const guard = attack.map(({ x, y }) => ({ x: within(x + 0.06, 0.1, 0.95), y: y + 0.12 * (0.5 - y) }))
  const flipped = ({ x, y }: Spot): Spot => ({ x: 1 - x, y })
  return side === 'home' ? { home: attack, away: guard } : { home: guard.map(flipped), away: attack.map(flipped) }
}

/** The player that has the ball in a step of play without an incident. */
export const holderOf = (step: number, players: number): number =>
  1 + Math.floor(chanceOf({ block: 1, atMs: step }, 5) * (players - 1))
