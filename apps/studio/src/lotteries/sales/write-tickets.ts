import { randomBytes } from 'node:crypto'
import { lineOdds } from '@baize/game-kit/lotteries/index'
import type { StudioTx } from '../../studio-database.ts'
import { oddsTableOf, type StoredSlip } from '../lottery-dependencies.ts'
import { noteValidPart } from './note-valid-part.ts'
import type { Priced } from './price-slip.ts'

/** Writes the tickets of a slip, each with the salt that hides its holder in the book. */
export async function writeTickets(
  tx: StudioTx,
  slip: Pick<StoredSlip, 'id' | 'user_id' | 'series' | 'rebate_x10000'>,
  drawId: bigint,
  priced: readonly Priced[],
): Promise<void> {
  await tx
    .insertInto('studio.ticket')
    .values(
      priced.map(({ ticket, bet, costCents }, i) => ({
        id: `${slip.id}-${String(i + 1).padStart(3, '0')}`,
        slip_id: slip.id,
        draw_id: drawId,
        bet_code: ticket.betCode,
        content: bet.content,
        unit_cents: ticket.unitCents,
        times: ticket.times,
        lines: bet.lines,
        cost_cents: BigInt(costCents),
        series: slip.series,
        odds_table: oddsTableOf(slip.series),
        odds_x10000: [...(ticket.oddsX10000 ?? lineOdds(bet, slip.series))],
        rebate_x10000: slip.rebate_x10000,
        salt: randomBytes(16).toString('hex'),
      })),
    )
    .execute()
  await noteValidPart(tx, slip, drawId)
}
