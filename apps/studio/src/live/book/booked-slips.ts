import { holderOf, leafHash } from '@baize/game-kit/lotteries/index'
import { sha256 } from '@baize/game-kit/node/crypto'
import { slipText } from '@baize/game-kit/tables/index'
import { sql } from 'kysely'
import type { StudioDatabase, StudioTx } from '../../studio-database.ts'
import type { StoredTableRound } from '../live-dependencies.ts'

/** An accepted slip with its positions. */
export interface BookedSlip {
  id: string
  user_id: string
  total_units: bigint
  salt: string
  accepted_at: Date
  positions: { spot: string; units: number; topReturnX10000: number }[]
}

/** The slips of a round that its book holds, in the order of their leaves. */
export async function bookedSlips(db: StudioDatabase | StudioTx, roundId: bigint): Promise<BookedSlip[]> {
  const { rows } = await sql<BookedSlip>`
    select s.id, s.user_id, s.total_units, s.salt, s.accepted_at,
      json_agg(json_build_object('spot', p.spot, 'units', p.units, 'topReturnX10000', p.top_return_x10000)) as positions
    from studio.table_slip s join studio.table_position p on p.slip_id = s.id
    where s.table_round_id = ${roundId} and s.accepted_at is not null
      and s.state in ('accepted', 'decided', 'voiding', 'settled', 'voided')
    group by s.id order by s.id::text collate "C"`.execute(db)
  return rows
}

type Named = Pick<StoredTableRound, 'table_code' | 'serial' | 'definition'>

/** The text of a slip's leaf, as the book holds it and as its owner can make it again. */
export const textOf = (round: Named, slip: BookedSlip): string =>
  slipText({
    slipId: slip.id,
    table: round.table_code,
    serial: Number(round.serial),
    positions: slip.positions,
    totalUnits: Number(slip.total_units),
    definition: round.definition,
    acceptedAtMs: slip.accepted_at.getTime(),
    holder: holderOf(sha256, slip.salt, slip.user_id),
  })

export const leafOf = (round: Named, slip: BookedSlip): Uint8Array => leafHash(sha256, textOf(round, slip))
