import type { SeatNumber, VerifiableTicket } from '@baize/game-kit/fish/index'
import { toHex } from '@baize/game-kit/seeds'
import { promiseOf } from '../../../rounds/reading/verifiable-round.ts'
import type { StudioDatabase } from '../../../studio-database.ts'
import { StudioError } from '../../../studio-error.ts'

const ROWS_AT_ONCE = 500

/** Tickets `t` that are paid, with their seed pairs `s`, newest first. */
const endedTickets = (db: StudioDatabase) =>
  db
    .selectFrom('studio.fish_ticket as t')
    .innerJoin('studio.seed_pair as s', 's.id', 't.seed_pair_id')
    .leftJoin('studio.seed_pair as promise', 'promise.id', 's.follows')
    .selectAll('t')
    .select(['s.commitment', 's.server_seed', 's.revealed_at', 's.created_at as committed_at', 's.client_seed_at'])
    .select(['promise.next_commitment as promised_commitment', 'promise.next_committed_at as promised_at'])
    .where('t.state', '=', 'ended')
    .orderBy('t.serial', 'desc')

type EndedTicketRow = Awaited<ReturnType<ReturnType<typeof endedTickets>['execute']>>[number]

/** Everything that a verifier of a ticket needs, and nothing of who played. The seed is there once it is revealed. */
const verifiableTicket = (row: EndedTicketRow): VerifiableTicket => ({
  ...{ gameCode: row.game_code, definitionHash: row.definition_hash, room: row.room_id, seat: row.seat as SeatNumber },
  ...{ classUnits: Number(row.class_units), commitment: row.commitment, ...promiseOf(row) },
  serverSeed: row.revealed_at && row.server_seed ? toHex(row.server_seed) : null,
  ...{ clientSeed: row.client_seed, nonce: row.nonce },
  ...(JSON.parse(row.record!) as Pick<VerifiableTicket, 'shots' | 'weapons' | 'scenes'>),
  ...{ staked: Number(row.staked_units), won: Number(row.won_units) },
})

/** Tickets whose seed is revealed, newest first, a line of JSON each. */
export async function* ticketLines(
  db: StudioDatabase,
  { game, limit }: { game?: string | undefined; limit: number },
): AsyncGenerator<string> {
  let before: bigint | null = null
  for (let left = limit; left > 0; left -= ROWS_AT_ONCE) {
    let page = endedTickets(db).where('s.revealed_at', 'is not', null).limit(Math.min(left, ROWS_AT_ONCE))
    if (game) page = page.where('t.game_code', '=', game as EndedTicketRow['game_code'])
    if (before !== null) page = page.where('t.serial', '<', before)
    const rows: EndedTicketRow[] = await page.execute()
    for (const row of rows) yield `${JSON.stringify(verifiableTicket(row))}\n`
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    before = last.serial
  }
}

/** An own ticket that is paid. @throws StudioError round_unknown */
export async function readTicket(
  db: StudioDatabase,
  { user_id }: { user_id: string },
  id: string,
): Promise<VerifiableTicket> {
  const row = await endedTickets(db).where('t.id', '=', id).where('t.user_id', '=', user_id).executeTakeFirst()
  if (!row) throw new StudioError('round_unknown')
  return verifiableTicket(row)
}
