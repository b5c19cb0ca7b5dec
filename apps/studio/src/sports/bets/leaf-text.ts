import { betLeafText } from '@baize/game-kit/book/verify/bet-proof'
import { holderOf } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { sql } from 'kysely'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredBet, StoredLeg } from '../sports-dependencies.ts'
import { freeCosts } from './leave-bet.ts'

type LegOfLeaf = Pick<
  StoredLeg,
  | 'position'
  | 'fixture'
  | 'claim'
  | 'market'
  | 'line4'
  | 'selection'
  | 'combined'
  | 'milli'
  | 'phase'
  | 'block'
  | 'sheet_hash'
>

/** An accepted bet as the tree of its fixtures holds it. */
export interface SealedBet
  extends Pick<
    StoredBet,
    'id' | 'state' | 'user_id' | 'book' | 'kind' | 'system' | 'line_stake_units' | 'stake_units' | 'salt'
  > {
  accepted_at: Date
  legs: LegOfLeaf[]
}

/** The text of a bet's leaf, as its owner can make it again; the holder is hidden by the bet's own salt. */
export const leafText = ({ accepted_at, legs, ...bet }: SealedBet): string =>
  betLeafText({
    ...{ betId: bet.id, book: bet.book, kind: bet.kind, system: bet.system },
    holder: holderOf(sha256, bet.salt, bet.user_id),
    ...{ lineStakeUnits: bet.line_stake_units, stakeUnits: bet.stake_units, acceptedMs: accepted_at.getTime() },
    legs: legs
      .toSorted((a, b) => a.position - b.position)
      .map(({ sheet_hash, ...leg }) => ({ ...leg, sheetHash: sheet_hash })),
  })

/** Bets whose stake is not certain when their fixture is sealed go back: they come too late. */
export async function returnLate(tx: StudioTx, fixture: string, now: Date): Promise<void> {
  const late = await sql<StoredBet>`
    update sports.bet b set state = 'rolling-back', retry_at = ${now}::timestamptz
    from sports.unsealed u where u.fixture = ${fixture} and b.id = u.bet_id and b.state = 'betting' returning b.*`.execute(
    tx,
  )
  await freeCosts(tx, late.rows)
}

/** The accepted bets on a fixture that wait for its seal, in the order of their ids, so many at a time. */
export async function* sealedBets(tx: StudioTx, fixture: string, atOnce: number): AsyncGenerator<SealedBet[]> {
  for (let taken = atOnce; taken === atOnce; ) {
    const { rows: waiting } = await sql<{ bet_id: string }>`
      delete from sports.unsealed where fixture = ${fixture} and bet_id in (
        select bet_id from sports.unsealed where fixture = ${fixture} order by bet_id limit ${atOnce})
      returning bet_id`.execute(tx)
    taken = waiting.length
    const { rows } = await sql<SealedBet>`
      select b.id, b.state, b.user_id, b.book, b.kind, b.system, b.line_stake_units, b.stake_units, b.salt, b.accepted_at,
        (select json_agg(json_build_object('position', l.position, 'fixture', l.fixture, 'claim', l.claim, 'market', l.market,
          'line4', l.line4, 'selection', l.selection, 'combined', l.combined, 'milli', l.milli, 'phase', l.phase, 'block', l.block,
          'sheet_hash', l.sheet_hash)) from sports.leg l where l.bet_id = b.id) as legs
      from sports.bet b where b.id = any(${waiting.map(({ bet_id }) => bet_id)}::uuid[])
        and b.accepted_at is not null and b.state not in ('refused', 'rolling-back', 'rolled-back')
      order by b.id::text collate "C"`.execute(tx)
    if (rows.length > 0) yield rows
  }
}
