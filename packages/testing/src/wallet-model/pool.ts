import { asked } from './asked.ts'
import type { Answer, Bounds, ModelState, PoolCall, Status } from './state.ts'

/** Moves the pool of a provider's game. The answer's balance is the pool's. */
export function movePool(state: ModelState, bounds: Bounds, call: PoolCall): Answer {
  const { provider, move, round, amount } = call
  // A seed is one for its round, whatever id asks for it, and uses no id up.
  const key = move === 'seed' ? `seed|${provider}|${round}` : `${provider}|${call.id}`
  const no = (status: Status): Answer => ({ status, balance: null })
  const bound = refusalOf(state, bounds, call)
  const known = state.ids[key]
  if (known) return known.asked === asked(call) ? known.answer : no('DUPLICATE_TRANSACTION')
  if (bound) return no(bound)
  const units = move === 'seed' ? bounds.seedUnits : amount
  const isIn = move === 'in' || move === 'seed'
  if (!isIn && state.pools[provider]! < units) return no('NOT_ENOUGH_MONEY')
  state.pools[provider]! += isIn ? units : -units
  if (move === 'seed') state.seedsLately[provider] = (state.seedsLately[provider] ?? 0) + 1
  if (move === 'win') {
    state.main[call.user]! += units
    state.poolWins.push(`${provider}|${round}`)
    state.poolBets.push(`${provider}|${call.bet}`)
  }
  const answer: Answer = { status: 'OK', balance: state.pools[provider]! }
  state.ids[key] = { asked: asked(call), answer }
  return answer
}

function refusalOf(
  state: ModelState,
  bounds: Bounds,
  { provider, move, round, user, bet, amount }: PoolCall,
): Status | null {
  if (move === 'seed') {
    if (!state.poolWins.includes(`${provider}|${round}`)) return 'TRANSACTION_DOES_NOT_EXIST'
    return (state.seedsLately[provider] ?? 0) >= bounds.seedsADay ? 'LIMIT_REACHED' : null
  }
  if (move !== 'win') return null
  const stored = state.bets[`${provider}|${bet}`]
  const isSettled = stored?.user === user && stored.state !== 'OPEN' && stored.state !== 'VOID'
  if (!isSettled) return 'TRANSACTION_DOES_NOT_EXIST'
  if (state.poolBets.includes(`${provider}|${bet}`)) return 'DUPLICATE_TRANSACTION'
  return amount > bounds.maxPayout ? 'LIMIT_REACHED' : null
}
