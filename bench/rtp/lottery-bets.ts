import { randomBytes } from 'node:crypto'
import {
  type Bet,
  betTypesOf,
  deriveResult,
  exactReturn,
  formatCodes,
  payoutCents,
  priceTicket,
} from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { hmac } from '@baize/game-kit/node/crypto'

const unitCents = 100
const times = 100
const series = 1900
/** A prize that is expected less often than this makes the mean of the draws a matter of luck. */
const leastExpected = 100

interface Watched {
  bet: Bet
  ticket: Parameters<typeof payoutCents>[2]
  costCents: number
  exact: number
  sum: number
  squares: number
}

/**
 * Every bet type of every lottery: its return by closed form or enumeration against the mean of real draws.
 * @returns how many types have an exact return between 0 and 1, and the largest distance of a mean in standard errors
 */
export function lotteryBets(draws: number): { types: number; of: number; compared: number; worstSigma: number } {
  let [types, of, compared, worstSigma] = [0, 0, 0, 0]
  for (const format of formatCodes) {
    const watched: Watched[] = []
    for (const type of betTypesOf(format)) {
      of++
      const contents = sampleContents[format][type.code] ?? []
      const exact = contents.map(content => exactReturn(type, content, series))
      if (exact.length > 0 && exact.every(share => share > 0 && share < 1)) types++
      for (const [at, content] of contents.entries()) {
        const ticket = { betCode: type.code, content, unitCents, times, series }
        const { bet, costCents } = priceTicket(format, ticket)
        watched.push({ bet, ticket, costCents, exact: exact[at]!, sum: 0, squares: 0 })
      }
    }
    for (let draw = 0; draw < draws; draw++) {
      const label = { gameCode: 'RTP', issue: String(draw), version: 1, entropy: '-' }
      const result = deriveResult(hmac, randomBytes(32), label, format)
      for (const one of watched) {
        const share = payoutCents(one.bet, result, one.ticket) / one.costCents
        if (share === 0) continue
        one.sum += share
        one.squares += share * share
      }
    }
    for (const { bet, exact, sum, squares } of watched) {
      if (bet.chances.some(({ mean }) => mean * draws < leastExpected)) continue
      const mean = sum / draws
      const standardError = Math.sqrt((squares / draws - mean * mean) / draws)
      compared++
      worstSigma = Math.max(worstSigma, Math.abs(mean - exact) / standardError)
    }
  }
  return { types, of, compared, worstSigma }
}
