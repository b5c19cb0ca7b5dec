import { randomUUID } from 'node:crypto'
import type { SheetView } from '@baize/api/studio/sports/fixture-views'
import { placeSlip } from '@baize/studio/sports/bets/place-slip'
import { presentSheet } from '@baize/studio/sports/prices/present-sheet'
import { walletFields, walletIds } from '@baize/studio/wallet/wallet-moves'
import { openBookWorld } from './book/book-world.ts'
import { type BenchOptions, type BenchResult, closedLoop, countViolations, round, takeTurns } from './wallet/world.ts'

const clients = 256
const stakeUnits = '1000'
/** Matches that are bet on, each before its kick-off. */
const matches = 8

/**
 * Singles through the acceptance of the book, from the slip that a page sends to the answer with the accepted bet: price, limits,
 * rows, stake at the wallet, acceptance. Against the same clients that send bare bets to the same wallet, one signed call each, in
 * turns.
 */
export async function run({ smoke = false }: BenchOptions = {}): Promise<BenchResult> {
  const { members, rounds, seconds } = smoke
    ? { members: 500, rounds: 1, seconds: 1 }
    : { members: 20_000, rounds: 5, seconds: 5 }
  const world = await openBookWorld(members)
  const { deps } = world
  try {
    const visits = await deps.db.selectFrom('studio.visit').selectAll().execute()
    const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!
    const sheets: SheetView[] = []
    for (let match = 1; match <= matches; match++) sheets.push(presentSheet(deps, await world.announce(match))!)
    let accepted = 0
    let refused = 0
    const single = async () => {
      const { fixture, token, prices } = any(sheets)
      const { market, line4, selection, milli } = any(prices.filter(price => price.milli !== null))
      const leg = { fixture, market, line4, selection, milli: milli!, token }
      const bet = { betId: randomUUID(), kind: 'single' as const, lineStakeUnits: stakeUnits, legs: [leg] }
      const input = { slipId: randomUUID(), policy: 'better' as const, bets: [bet] }
      const { bets } = await placeSlip(deps, any(visits), input, deps.outside.now())
      if ('bet' in bets[0]!) accepted++
      else refused++
    }
    const plain = async () => {
      const id = randomUUID()
      const { status } = await deps.wallet.bet({
        ...walletFields({ ...any(visits), id }),
        ...{ transaction_uuid: walletIds(id).bet, amount: Number(stakeUnits), round_closed: false, is_free: false },
      })
      if (status !== 'OK') throw new Error(`a bet ended in ${status}`)
    }
    const p99s: number[] = []
    const rates = await takeTurns(
      {
        plain: async () => (await closedLoop(clients, seconds, plain)).rate,
        book: async () => {
          const { rate, p99Ms } = await closedLoop(clients, seconds, single)
          p99s.push(p99Ms)
          return rate
        },
      },
      rounds,
    )
    return {
      figures: {
        ratio_plain: round(rates.book! / rates.plain!),
        book_per_s: Math.round(rates.book!),
        plain_per_s: Math.round(rates.plain!),
        p99_ms: Math.round(Math.max(...p99s)),
        accepted,
        refused,
        violations: await countViolations(world.database),
      },
      targets: { ratio_plain: { min: 0.8 }, refused: { max: 0 }, violations: { max: 0 } },
    }
  } finally {
    await world.close()
  }
}
