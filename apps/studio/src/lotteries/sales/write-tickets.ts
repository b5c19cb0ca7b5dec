import { randomBytes } from 'node:crypto'
import type { StudioTx } from '../../studio-database.ts'
import type { StoredSlip } from '../lottery-dependencies.ts'
import type { Priced } from './price-slip.ts'

/** Writes the tickets of a slip, each with the salt that hides its holder in the book. */
export async function writeTickets(
  tx: StudioTx,
  slip: Pick<StoredSlip, 'id' | 'series'>,
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
        salt: randomBytes(16).toString('hex'),
      })),
    )
    .execute()
}
