import { commitmentOf } from '@baize/game-kit'
import { type BeaconChain, comingIssues, hasPool, lotteryGames, roundOfDraw } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import type { LotteryDependencies } from '../lottery-dependencies.ts'

/** Draws that stand ready beyond the current one: a commitment is public at least ten issues ahead. */
const issuesAhead = 12

/**
 * Makes the coming draws of every game with a fresh seed and its commitment; those that exist stay as they are. With a
 * beacon each names the public round that it will take, and none is made while the chain is not known.
 */
export async function scheduleDraws({ db, outside, seeds, beacon }: LotteryDependencies): Promise<void> {
  const now = outside.now()
  const ready = await db
    .selectFrom('studio.draw')
    .select(({ fn }) => ['game_code', fn.countAll<bigint>().as('count'), fn.max('draws_at').as('last')])
    .where('draws_at', '>', now)
    .groupBy('game_code')
    .execute()
  const readyOf = new Map(ready.map(row => [row.game_code, row]))
  const issues = lotteryGames.flatMap(game => {
    const { count, last } = readyOf.get(game.code) ?? { count: 0n, last: now }
    const missing = Math.max(0, issuesAhead - Number(count))
    return comingIssues(game.schedule, last.getTime(), missing).map(issue => ({ game, issue }))
  })
  if (issues.length === 0) return
  const chain = beacon && (await beacon.chain())
  if (beacon && !chain) return
  const rows = issues.map(({ game, issue }) => {
    const seed = outside.newServerSeed()
    const commitment = commitmentOf(sha256, seed)
    return {
      game_code: game.code,
      issue: issue.name,
      commitment,
      sealed_seed: seeds.seal(seed, commitment),
      opens_at: new Date(issue.opensAtMs),
      closes_at: new Date(issue.closesAtMs),
      draws_at: new Date(issue.drawsAtMs),
      has_pool: hasPool(game, issue.drawsAtMs),
      ...beaconColumns(chain, issue.closesAtMs),
    }
  })
  await db
    .insertInto('studio.draw')
    .values(rows)
    .onConflict(conflict => conflict.columns(['game_code', 'issue', 'version']).doNothing())
    .execute()
}

/** Columns of a draw that takes a round of a chain after its close, or none. */
export const beaconColumns = (chain: BeaconChain | null, closesAtMs: number) =>
  chain
    ? { entropy: null, beacon_chain: JSON.stringify(chain), beacon_round: BigInt(roundOfDraw(chain, closesAtMs)) }
    : { entropy: '-', beacon_chain: null, beacon_round: null }
