import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf, seated, seatOf } from '../conclusions/conclude.fixtures.ts'
import { betOf, id, openWalletTable, settleOf, type WalletTable } from '../fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterAll(() => table.stop())

const half = (text: string) => hash('sha256', text).slice(0, 32)

/** A key as an earlier version left it in the ledger, of a call that said these things. */
async function leave(user: string, transaction: string, print: string): Promise<void> {
  await table.site.database.pool.query(
    `select ledger.post_one('gw:SMP:' || $2, $3::uuid, null, m.id, g.id, 0, 'ROLLBACK')
     from ledger.account m, ledger.account g
     where m.owner_kind = 'member' and m.owner_id = $1 and m.kind = 'MAIN' and g.kind = 'GAMES' and g.book = m.book
       and g.currency = m.currency limit 1`,
    [user, transaction, print],
  )
}

test('[MEND-059] calls that an earlier version kept still answer to their repeats, and to nothing else', async () => {
  const { provider, player } = table
  const { session } = await player()
  const whose = `${session.user}|${session.game_code}`

  const bet = betOf(session, id('a|b'), 10_000)
  await leave(session.user, bet.transaction_uuid, half(`bet|${whose}|${bet.round}|10000|false`))
  expect(await provider.call('bet', bet)).toMatchObject({ status: 'OK' })
  expect(await provider.call('bet', { ...bet, amount: 9_999 })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })

  const settle = { ...settleOf(session, id(), 'r', [['x', 300]]), odds_series: 1900 }
  await leave(session.user, settle.transaction_uuid, half(`settle|${whose}|r|x|300|0|won`))
  expect(await provider.call('settle', settle)).toMatchObject({ status: 'OK' })
  expect(await provider.call('settle', { ...settle, round: 's' })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })

  const back = {
    ...session,
    round: 'r',
    transaction_uuid: id(),
    reference_transaction_uuid: 'y|z',
    round_closed: false,
  }
  await leave(session.user, back.transaction_uuid, half(`${half(`rollback|${whose}|r|y|z`)}|r`))
  expect(await provider.call('rollback', back)).toMatchObject({ status: 'OK' })
  const other = { ...back, reference_transaction_uuid: 'y' }
  expect(await provider.call('rollback', other)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
})

test('[MEND-059] a conclude that an earlier version kept is done, another one under its id is not', async () => {
  const seat = await seated(table, 1_000)
  const { session, purse } = seat
  const end = endOf([seat], [seatOf(seat, 100, 0, { bet_uuid: id('q|') })])
  const [{ bet_uuid }] = end.seats as [(typeof end.seats)[number]]
  const asked = `conclude|${session.game_code}|${end.round}|0|${session.user}|${purse}|${bet_uuid}|100|0|100|lost|hold|false`
  await leave(session.user, end.transaction_uuid, half(asked))
  await table.site.database.kysely
    .insertInto('gateway.concluded_seat')
    .values({
      ...{ provider_code: 'SMP', transaction_id: end.transaction_uuid, seat: 1, member_id: BigInt(session.user) },
      ...{ balance_units: 5n, held_units: 7n, may_play: true },
    })
    .execute()
  expect(await table.provider.call('conclude', end)).toMatchObject({
    status: 'OK',
    seats: [{ user: session.user, balance: 5, held: 7, may_play: true }],
  })
  expect(await table.provider.call('conclude', { ...end, round: 'other' })).toMatchObject({
    status: 'DUPLICATE_TRANSACTION',
  })
})
