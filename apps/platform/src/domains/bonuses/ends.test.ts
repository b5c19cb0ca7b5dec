import { countFacts } from '@baize/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, inbox, money, setMain } from '../cashier/fixtures.ts'
import {
  type BonusSite,
  bonusPlayer,
  claimBonus,
  newContact,
  offerBonus,
  play,
  standing,
  startBonusSite,
  units,
  workedTerms,
} from './fixtures.ts'

const dayMs = 86_400_000

let site: BonusSite
beforeAll(async () => {
  site = await startBonusSite()
})
afterAll(() => site.stop())

test('[PROT-018] whatever was played, cancelling returns and keeps what was shown just before; the terms are those of the opt-in', async () => {
  const round = fc.tuple(fc.integer({ min: 1, max: 15_000 }), fc.integer({ min: 0, max: 30_000 }))
  const cents = (amount: number) => (amount / 100).toFixed(2)
  const player = await bonusPlayer(site, '60.00')
  const wagering = async () => (await player.client.call('promotions.wagering', {})).bonus
  const cancel = (id: string) => player.client.call('promotions.cancelBonus', { id })
  await cancel((await wagering())!.id)
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 4 }), async rounds => {
      await setMain(site, player.id, '60.00')
      const offer = await offerBonus(site)
      await claimBonus(player, offer)
      for (const [stake, payout] of rounds) await play(site, player, ['RNG', cents(stake), cents(payout)])
      const bonus = await wagering()
      if (!bonus) return
      const { rows } = await site.database.pool.query(
        'select terms_hash from promotions.participation where promotion_id = $1 and member_id = $2',
        [offer, player.id],
      )
      expect(bonus.termsHash).toBe(rows[0].terms_hash)
      const { returned, kept } = await cancel(bonus.id)
      expect([returned, kept]).toEqual([bonus.cancelReturns, bonus.cancelKeeps])
      expect((await standing(site, player)).slice(0, 2)).toEqual([bonus.cancelKeeps, '0.00'])
    }),
    { numRuns: 6 },
  )
}, 120_000)

test('progress stands in the answer as soon as it is asked for', async () => {
  const player = await bonusPlayer(site, '50.00')
  await play(site, player, ['LIVE', '40.00', '40.00'])
  await countFacts(site, 'rounds-rollup')
  const { bonus } = await player.client.call('promotions.wagering', {})
  expect(bonus).toMatchObject({ required: '1000.00', done: '4.00', balance: '100.00', maxStake: '150.00', openBets: 0 })
  expect(bonus!.weights).toContainEqual({ gameType: 'LIVE', percent: '10' })
})

test('a second bonus waits until the first is over', async () => {
  const player = await bonusPlayer(site, '0.00')
  const other = await offerBonus(site)
  await player.client.call('promotions.join', { id: other })
  expect((await player.client.send('promotions.claim', { id: other, contact: newContact() })).body.errorCode).toBe(
    'bonus_active',
  )
  expect((await standing(site, player)).slice(0, 2)).toEqual(['0.00', '100.00'])
  const { bonus } = await player.client.call('promotions.wagering', {})
  await player.client.call('promotions.cancelBonus', { id: bonus!.id })
  expect((await player.client.send('promotions.cancelBonus', { id: bonus!.id })).body.errorCode).toBe('not_found')
  await player.client.call('promotions.claim', { id: other, contact: newContact() })
  expect((await standing(site, player))[1]).toBe('100.00')
})

test('a withdrawal gives the bonus up with the member’s consent, and is refused without', async () => {
  const player = await bonusPlayer(site, '80.00')
  expect((await player.client.call('cashier.funds', {})).bonus).toBe('100.00')
  const asked = ask(player, '30.00')
  expect((await player.client.send('cashier.withdraw', asked)).body.errorCode).toBe('bonus_active')
  expect(await standing(site, player)).toEqual(['80.00', '100.00', '0.00', '0.00'])
  await player.client.call('cashier.withdraw', { ...asked, forfeitBonus: true })
  expect(await standing(site, player)).toEqual(['50.00', '0.00', '0.00', 'none'])
  expect((await money(site, player.id)).hold).toBe('30.00')
  const { list } = await player.client.call('promotions.bonuses', {})
  expect(list[0]).toMatchObject({ status: 'FORFEITED', turnoverLeft: '0.00' })
})

test('a refused withdrawal leaves the bonus as it is', async () => {
  const player = await bonusPlayer(site, '80.00')
  const more = { ...ask(player, '80.01'), forfeitBonus: true }
  expect((await player.client.send('cashier.withdraw', more)).body.errorCode).toBe('not_available')
  expect((await standing(site, player)).slice(0, 2)).toEqual(['80.00', '100.00'])
})

test('a bonus of which nothing is left is used up, and one whose time is over expires', async () => {
  const [spent, late] = [await bonusPlayer(site, '0.00'), await bonusPlayer(site, '5.00', { ...workedTerms, days: 1 })]
  await play(site, spent, ['RNG', '100.00', '0.00'])
  expect(await standing(site, spent)).toEqual(['0.00', '0.00', '0.00', 'none'])
  site.clock.advance(dayMs)
  await countFacts(site, 'cashier-turnover')
  site.clock.advance(-dayMs)
  expect((await standing(site, late)).slice(0, 2)).toEqual(['5.00', '0.00'])
  expect((await inbox(spent))[0]).toBe('A bonus is played out')
  expect((await inbox(late))[0]).toBe('A bonus has expired')
})

test('an operator takes a bonus back, with a reason that the member reads and the audit keeps', async () => {
  const player = await bonusPlayer(site, '5.00')
  const asked = { account: player.account, reason: 'Two accounts of one person' }
  await site.desk.call('promotions.voidBonus', asked)
  expect((await site.desk.send('promotions.voidBonus', asked)).body.errorCode).toBe('not_found')
  expect((await standing(site, player)).slice(0, 2)).toEqual(['5.00', '0.00'])
  const { content } = await player.client.call('messages.inbox', {})
  expect(content[0]!.html).toContain('Two accounts of one person')
  const { rows } = await site.database.pool.query(
    `select detail -> 'before' ->> 'bonusUnits' as returned from audit.entry where action = 'promotions.voidBonus' and subject = $1`,
    [`member:${player.id}`],
  )
  expect(rows).toEqual([{ returned: String(units('100.00')) }])
})

test('a hundred claims of one bonus grant it once', async () => {
  const player = await bonusPlayer(site, '0.00')
  const { bonus } = await player.client.call('promotions.wagering', {})
  await player.client.call('promotions.cancelBonus', { id: bonus!.id })
  const id = await offerBonus(site)
  await player.client.call('promotions.join', { id })
  const contact = newContact()
  const claim = () => player.client.send('promotions.claim', { id, contact })
  const answers = await Promise.all(Array.from({ length: 100 }, claim))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await standing(site, player))[1]).toBe('100.00')
})
