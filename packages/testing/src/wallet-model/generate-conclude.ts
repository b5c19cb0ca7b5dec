import type { Numbers } from './numbers.ts'
import type { ConcludeCall, ModelState, SeatOfConclude } from './state.ts'

interface Choice {
  numbers: Numbers
  state: ModelState
  users: readonly string[]
  provider: string
  /** A new id of some kind, or now and then one that stands for something. */
  newId: (kind: string) => string
  freshId: (kind: string) => string
}

/**
 * A conclude of one to three seats, mostly out of holds that are there. Payouts and rake always come to the stakes, since
 * another body does not have the shape of one; all else may be wrong.
 */
export function generateConclude(choice: Choice, holdRound?: string): ConcludeCall {
  const { numbers, state, users, provider, newId, freshId } = choice
  const { chance, below, one } = numbers
  const holders = users.filter(user => holdsMoney(state, provider, user))
  const from = holders.length > 0 && chance(0.95) ? holders : users
  const sitting = shuffled(numbers, from).slice(0, 1 + below(3))
  const stakes = sitting.map(user => stakeOf(choice, user, holdRound))
  const total = stakes.reduce((sum, { stake }) => sum + stake, 0)
  const isAlone = sitting.length === 1
  const rake = isAlone ? 0 : one([0, Math.floor(total / 20)])
  let left = isAlone ? one([0, total, total * 2, total * 3, chance(0.1) ? 10_000_000_000_001 : 0]) : total - rake
  const bets = new Set<string>()
  const seats = sitting.map((user, i): SeatOfConclude => {
    const { stake, holdRound } = stakes[i]!
    const isLast = i === sitting.length - 1
    const payout = isLast ? left : one([0, Math.min(left, stake), left, Math.floor(left / 2)])
    left -= payout
    const given = newId('seat')
    const bet = bets.has(given) ? freshId('seat') : given
    bets.add(bet)
    return {
      ...{ user, holdRound, bet, stake, payout, valid: chance(0.04) ? stake + 1 : one([0, stake]) },
      state: payout === 0 ? 'LOST' : payout === stake || chance(0.03) ? 'PUSH' : 'WON',
      ...{ into: one(['hold', 'free']), releases: chance(0.4) },
    }
  })
  const round = chance(0.12) ? one([...knownRounds(state, provider, sitting[0]!), freshId('match')]) : freshId('match')
  return { name: 'conclude', provider, user: sitting[0]!, round, id: newId('end'), rake, seats }
}

/** Rounds in which a member has bet, or sat without a stake. */
export const knownRounds = ({ bets, endedSeats }: ModelState, provider: string, user: string): string[] => [
  ...Object.values(bets)
    .filter(bet => bet.provider === provider && bet.user === user)
    .map(({ round }) => round),
  ...endedSeats.filter(seat => seat.startsWith(`${provider}|${user}|`)).map(seat => seat.split('|')[2]!),
]

/** Rounds for which a provider holds money of a member. */
const purses = ({ holds }: ModelState, provider: string, user: string): string[] =>
  Object.keys(holds).filter(purse => purse.startsWith(`${provider}|`) && purse.endsWith(`|${user}`))

/** True for a member of whom a provider holds money for some round. */
export const holdsMoney = (state: ModelState, provider: string, user: string): boolean =>
  purses(state, provider, user).some(purse => state.holds[purse]! > 0)

function stakeOf({ numbers, state, provider, freshId }: Choice, user: string, named?: string) {
  const { chance, one } = numbers
  const own = purses(state, provider, user)
  const full = own.filter(purse => state.holds[purse]! > 0)
  const purse = full.length > 0 && chance(0.9) ? one(full) : one([...own, undefined])
  const holdRound = named ?? purse?.split('|')[1] ?? freshId('order')
  const held = state.holds[`${provider}|${holdRound}|${user}`] ?? 100
  return { holdRound, stake: one([held, Math.floor(held / 2), Math.floor(held / 3), chance(0.2) ? held + 1 : 0]) }
}

function shuffled<T>({ below }: Numbers, all: readonly T[]): T[] {
  const rest = [...all]
  return all.map(() => rest.splice(below(rest.length), 1)[0]!)
}
