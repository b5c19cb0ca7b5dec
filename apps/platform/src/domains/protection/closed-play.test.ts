import { uniqueName } from '@baize/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkMoney } from '../../check-money.ts'
import { endOf, heldBy, seated, seatOf } from '../gateway/conclusions/conclude.fixtures.ts'
import { betOf, credit, id, openWalletTable, settleOf, type WalletTable } from '../gateway/fixtures.ts'

let table: WalletTable
beforeAll(async () => {
  table = await openWalletTable()
})
afterEach(async () => {
  expect(await checkMoney(table.site.database)).toEqual([])
})
afterAll(() => table.stop())

const choices = [
  { kind: 'TIMEOUT', length: 'DAY' },
  { kind: 'EXCLUDED', length: 'PERMANENT' },
] as const

test.each(choices)(
  '[PROT-005] after $kind no bet, hold or bet out of a hold is taken, and what is open ends',
  async choice => {
    const { provider } = table
    const seat = await seated(table, 100_000)
    const { member, session, purse } = seat
    const [settled, taken, lost] = [id(), id(), id()]
    for (const bet of [settled, taken, lost]) expect((await provider.bet(session, bet, 10_000)).status).toBe('OK')
    await member.call('protection.close', choice)

    expect((await provider.call('bet', betOf(session, id(), 10_000))).status).toBe('USER_DISABLED')
    const more = { ...session, round: purse, amount: 10_000, transaction_uuid: id(), reason: 'purse' }
    expect((await provider.call('hold', more)).status).toBe('USER_DISABLED')
    expect((await provider.call('bet', { ...betOf(session, id(), 10_000), hold_round: purse })).status).toBe(
      'USER_DISABLED',
    )
    // A repeat of what was taken before answers as it did.
    expect((await provider.call('bet', betOf(session, lost, 10_000))).status).toBe('OK')

    expect((await provider.call('settle', settleOf(session, id(), settled, [[settled, 30_000]]))).status).toBe('OK')
    expect((await provider.rollback(session, id(), taken)).status).toBe('OK')
    const end = await provider.call('conclude', endOf([seat], [seatOf(seat, 40_000, 0)]))
    expect(end).toMatchObject({ status: 'OK', seats: [{ held: 60_000, may_play: false }] })
    const back = { ...session, round: purse, amount: 60_000, transaction_uuid: id(), reason: 'purse' }
    expect((await provider.call('release', back)).status).toBe('OK')
    expect(await heldBy(table, seat)).toBe(0)
    expect(await table.held(session)).toBe(credit - 40_000 - 20_000 + 30_000)
  },
)

test('[PROT-005] a break refuses launches at once and leaves the sign-in; later games open again, the old ones do not', async () => {
  const { provider, site } = table
  const name = uniqueName()
  const member = await (await site.visitor()).register(name)
  const [session, unopened] = [await provider.play(member), await provider.launch(member)]
  await member.call('protection.close', { kind: 'TIMEOUT', length: 'DAY' })
  const { vassalage, gameCode } = await gameOf(session.game_code)
  const launch = await member.send('launch.gameLaunch', { vassalage, gameCode })
  expect([launch.status, launch.body.errorCode]).toEqual([403, 'excluded'])
  expect((await provider.call('session', unopened)).status).toBe('TOKEN_EXPIRED')
  expect((await member.call('members.info', {})).isClosed).toBe(true)

  site.clock.advance(24 * 3_600_000)
  const later = await (await site.visitor()).signIn(name, 'Tables#2026')
  expect((await provider.call('bet', betOf(session, id(), 10_000))).status).toBe('TOKEN_EXPIRED')
  expect((await provider.call('bet', betOf(await provider.play(later), id(), 10_000))).status).toBe('OK')
})

async function gameOf(code: string) {
  const { rows } = await table.site.database.pool.query<{ vendor: string }>(
    'select vendor_code as vendor from launch.game_session where game_code = $1 limit 1',
    [code],
  )
  return { vassalage: rows[0]!.vendor, gameCode: code }
}
