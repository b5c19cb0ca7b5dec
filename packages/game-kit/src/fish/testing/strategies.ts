import { type Draws, SimulationDraws } from '../../draws.ts'
import { hmac } from '../../node/crypto.ts'
import { fishDefinitionOf, preyNamed, preyOf } from '../definition/definitions.ts'
import type { PreyName } from '../definition/prey.ts'
import { LEVELS, type Level } from '../definition/stakes.ts'
import { hitBound, prizeAt } from '../hit/catch.ts'
import { openTicketStreams, shotInteger } from '../hit/streams.ts'
import { strike } from '../weapons/deal.ts'
import { ticketKey } from './seeds.ts'

/** What a player sees before a shot. */
interface Past {
  level: Level
  /** Bullets that the last shot brought. */
  won: number
  vain: number
  draws: Draws
}

type Strategy = (past: Past) => { prey: PreyName; level: Level; reach?: number[] }

const reef = fishDefinitionOf('TDL-REEF')
const all = preyOf(reef).map(({ name }) => name)
const higher = (level: Level): Level => LEVELS[Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + 1)]!
const anyOf = <T>(draws: Draws, list: readonly T[]): T => list[draws.below(list.length)]!

/** The ways of playing that a return of 24/25 is held against (rooms book 2.3). */
export const strategies: Readonly<Record<string, Strategy>> = {
  'only minnows': () => ({ prey: 'minnow', level: 1 }),
  'only bosses': ({ draws }) => ({ prey: anyOf(draws, ['dragon', 'king']), level: 1 }),
  'only the clam': () => ({ prey: 'clam', level: 1 }),
  'any prey at any level': ({ draws }) => ({ prey: anyOf(draws, all), level: anyOf(draws, LEVELS) }),
  'higher after a miss': ({ won, level }) => ({ prey: 'clown', level: won > 0 ? 1 : higher(level) }),
  'higher after a win': ({ won, level }) => ({ prey: 'turtle', level: won > 0 ? higher(level) : 1 }),
  'a hundredfold after twenty vain hits': ({ vain }) => ({ prey: 'lantern', level: vain >= 20 ? 100 : 1 }),
  'weapons at crowds': ({ draws }) => ({
    prey: anyOf(draws, ['bomb-crab', 'chain-eel', 'laser-urchin']),
    level: 1,
    reach: Array.from({ length: 8 }, () => anyOf(draws, [2, 3, 5, 10, 20, 40])),
  }),
}

/** Standard errors by which what a strategy won differs from 24/25 of what it staked, over shots of a real stream. */
export function deviationOf(strategy: Strategy, shots: number): number {
  const streams = openTicketStreams(hmac, ticketKey(reef))
  const past: Past = { level: 1, won: 0, vain: 0, draws: new SimulationDraws(3) }
  let [sum, squares] = [0, 0]
  for (let k = 0; k < shots; k++) {
    const { prey: name, level, reach = [] } = strategy(past)
    const prey = preyNamed(reef, name)
    const own = prizeAt(reef, prey, shotInteger(streams, k, hitBound(reef, prey)))
    const weapon = own > 0 && prey.weapon ? strike(streams.weapon(k), prey.weapon.power, reach).paid : 0
    Object.assign(past, { level, won: own + weapon, vain: own > 0 ? 0 : past.vain + 1 })
    const beyond = level * (own + weapon - 24 / 25)
    sum += beyond
    squares += beyond * beyond
  }
  return sum / Math.sqrt(squares)
}
