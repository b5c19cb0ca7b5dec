import type { ConcludeReply, WalletCall } from '@baize/api/wallet-protocol'
import type { SampleSession, TestClient } from '@baize/testing'
import { id, type WalletTable } from '../fixtures.ts'

type Fields = Omit<WalletCall<'conclude'>, 'request_uuid' | 'sent_at' | 'provider'>
type SeatFields = Fields['seats'][number]

/** A seat and the money that it has put aside. */
export interface Seated {
  member: TestClient
  session: SampleSession
  /** The round that holds the money. */
  purse: string
}

/** A new member with so much aside for a game in company. */
export async function seated(table: WalletTable, units: number, reason = 'purse'): Promise<Seated> {
  const seat = { ...(await table.player()), purse: id('p') }
  await holdMore(table, seat, units, reason)
  return seat
}

/** Two members with 10.00 aside each, for a duel. */
export async function duelists(table: WalletTable): Promise<readonly [Seated, Seated]> {
  return [await seated(table, 100_000, 'seat'), await seated(table, 100_000, 'seat')]
}

/** Four members who sit at one table. */
export async function tableOfFour(table: WalletTable, units: number): Promise<[Seated, Seated, Seated, Seated]> {
  const seats: Seated[] = []
  while (seats.length < 4) seats.push(await seated(table, units, 'seat'))
  return seats as [Seated, Seated, Seated, Seated]
}

/** Blocks the account of a member. */
export async function block({ site }: WalletTable, { session }: Seated): Promise<void> {
  await site.database.kysely
    .updateTable('identity.account')
    .set({ status: 'blocked' })
    .where('id', '=', BigInt(session.user))
    .execute()
}

export async function holdMore(table: WalletTable, { session, purse }: Seated, amount: number, reason = 'purse') {
  const hold = { ...session, round: purse, transaction_uuid: id('hold'), amount, reason }
  const { status } = await table.provider.call('hold', hold)
  if (status !== 'OK') throw new Error(`the hold answers ${status}`)
}

/** A seat of a conclude: nothing won, into the hold, which goes on, where not said otherwise. */
export function seatOf(
  { session, purse }: Seated,
  stake: number,
  payout: number,
  more: Partial<SeatFields> = {},
): SeatFields {
  return {
    ...{ token: session.token, user: session.user, hold_round: purse, bet_uuid: id('seat'), stake, payout },
    ...{ valid_amount: stake, status: payout > 0 ? 'won' : 'lost', into: 'hold', release: false },
    ...more,
  }
}

/** The end of a round of these seats under new names. */
export function endOf([{ session }]: readonly Seated[], seats: SeatFields[], rake = 0): Fields {
  const { game_code, currency } = session
  return { transaction_uuid: id('end'), round: id('round'), game_code, currency, rake, seats }
}

/** A duel of two stakes of 10.00 that the first seat wins, with the rake of 5 %. */
export function duelOf([winner, loser]: readonly [Seated, Seated]): Fields {
  const away = { into: 'free', release: true } as const
  return endOf([winner], [seatOf(winner, 100_000, 190_000, away), seatOf(loser, 100_000, 0, away)], 10_000)
}

/** Units left in the hold of a seat, null where there is no such hold; the ledger has as much aside. */
export async function heldBy({ site }: WalletTable, { session, purse }: Seated): Promise<number | null> {
  const { rows } = await site.database.pool.query<{ left: bigint | null; aside: bigint; all: bigint }>(
    `select (select left_units from gateway.hold where round_id = $1 and member_id = $2) as left,
      (select coalesce(sum(balance), 0) from ledger.account where kind = 'HOLD' and owner_id = $2)::bigint as aside,
      (select coalesce(sum(left_units), 0) from gateway.hold where member_id = $2)::bigint as all`,
    [purse, session.user],
  )
  const { left, aside, all } = rows[0]!
  if (aside !== all) throw new Error(`the ledger has ${aside} aside, the holds ${all}`)
  return left === null ? null : Number(left)
}

/** Codes and units of the transfers of a round, in the order in which they were made. */
export async function movesOf(
  { site }: WalletTable,
  round: string,
): Promise<[code: string, from: string, to: string, units: number][]> {
  const { rows } = await site.database.pool.query<{ code: string; debit: string; credit: string; units: bigint }>(
    `select t.code, d.kind as debit, c.kind as credit, t.amount as units from ledger.transfer t
     join ledger.account d on d.id = t.debit_account join ledger.account c on c.id = t.credit_account
     where t.reference = $1 order by t.id`,
    [round],
  )
  return rows.map(({ code, debit, credit, units }) => [code, debit, credit, Number(units)])
}

/** Answers of a batch of concludes and other calls. */
export async function answersTo(table: WalletTable, calls: { call: string; fields: object }[]): Promise<Answer[]> {
  const items = calls.map(({ call, fields }) => ({
    ...{ call, request_uuid: id('rq'), sent_at: 0, provider: table.provider.code, ...fields },
  }))
  const reply = await table.provider.call('batch', { calls: items } as never)
  return (reply as unknown as { replies: Answer[] }).replies
}
type Answer = ConcludeReply & { balance?: number }
