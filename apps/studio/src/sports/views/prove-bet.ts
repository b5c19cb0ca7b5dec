import type { BookProofAnswer } from '@baize/api/studio/sports/bets'
import { toHex } from '@baize/game-kit'
import type { ProvenBet } from '@baize/game-kit/book/verify/bet-proof'
import { proofOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { StudioError } from '../../studio-error.ts'
import type { Visit } from '../../visits.ts'
import { leafHashes } from '../export/fixture-record.ts'
import { decidedLeg } from '../settlement/decide-combined.ts'
import type { SportsDependencies, StoredBet } from '../sports-dependencies.ts'

/**
 * What the owner of a bet needs to find it in the tree of one of its fixtures, as its newest seal has it, and to work out how it
 * ended.
 * @throws StudioError bet_unknown also while no seal holds it
 */
export async function proveBet(
  { db }: Pick<SportsDependencies, 'db'>,
  visit: Visit,
  { id, fixture }: { id: string; fixture: string },
): Promise<BookProofAnswer> {
  const bet = await db
    .selectFrom('sports.bet')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', visit.user_id)
    .executeTakeFirst()
  const leaf = await db
    .selectFrom('sports.leaf')
    .select(['index', 'text'])
    .where('fixture', '=', fixture)
    .where('bet_id', '=', id)
    .executeTakeFirst()
  if (!bet || !leaf) throw new StudioError('bet_unknown', { field: 'id' })
  const seal = await db
    .selectFrom('sports.seal')
    .select(['block', 'root', 'leaves'])
    .where('fixture', '=', fixture)
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const siblings = proofOf(sha256, await leafHashes(db, fixture, seal.leaves), leaf.index)
  return {
    ...{ fixture, text: leaf.text, salt: bet.salt, index: leaf.index },
    ...{ block: seal.block, count: seal.leaves, root: seal.root, siblings: siblings.map(toHex) },
    bet: await provenBet(db, bet),
  }
}

async function provenBet(db: SportsDependencies['db'], bet: StoredBet): Promise<ProvenBet> {
  const legs = await db.selectFrom('sports.leg').selectAll().where('bet_id', '=', bet.id).orderBy('position').execute()
  const credit = await db.selectFrom('sports.credit').select('units').where('bet_id', '=', bet.id).executeTakeFirst()
  const { kind, system, book, outcome, payout_units, part_of } = bet
  return {
    ...{ betId: bet.id, kind, system, book, outcome, isPart: part_of !== null },
    lineStakeUnits: String(bet.line_stake_units),
    stakeUnits: String(bet.stake_units),
    acceptedMs: bet.accepted_at!.getTime(),
    payoutUnits: payout_units === null ? null : String(payout_units),
    creditedUnits: String(credit?.units ?? 0n),
    legs: legs.map(leg => ({
      ...{ fixture: leg.fixture, market: leg.market, line4: leg.line4, selection: leg.selection },
      ...{ combined: leg.combined ?? [], milli: leg.milli, phase: leg.phase, block: leg.block },
      ...{ sheetHash: leg.sheet_hash, result: decidedLeg(leg)?.result ?? null },
    })),
  }
}
