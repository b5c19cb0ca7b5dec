import {
  countFacts,
  factsReadable,
  type LoyalMember,
  loyalMember,
  startTestPlatform,
  startTwin,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '../../ledger/index.ts'

const password = 'Tables#2026'
const job = 'promotions-referrals'
let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  await site.platform.settings.writeBrand({ referral: { reward: 15, validBet: 100 } })
})
afterAll(() => site.stop())

/** Somebody who registered by a member's referral code. */
async function invitedBy({ client }: Pick<LoyalMember, 'client'>): Promise<bigint> {
  const { code: referralCode } = await client.call('agents.referral', {})
  const friend = await site.visitor()
  const words = { username: uniqueName(), password, confirmPassword: password }
  await friend.call('members.register', { ...words, referralCode })
  const signedIn = await (await site.visitor()).signIn(words.username, password)
  return BigInt((await signedIn.call('members.info', {})).id)
}
const play = (id: bigint, validBet: string) =>
  writeBets(site, id, [
    { gameType: 'RNG', stake: validBet, payout: '0.00', validBet, status: 'LOST', at: site.clock.now().toISOString() },
  ])
/** Takes the last bet of a member back. */
const takeBack = (id: bigint) =>
  sql`
    insert into rounds.fact (provider_code, transaction_id, bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, bets, stake_units, payout_units, valid_units, earned_at, known_at)
    select provider_code, transaction_id || '-back', bet_transaction_id, member_id, game_code, vendor_code, game_type,
      book, currency, -1, stake_units, payout_units, valid_units, earned_at, known_at
    from rounds.fact where member_id = ${id} order by id desc limit 1`.execute(site.database.kysely)
const seen = async ({ client }: LoyalMember) => {
  const { terms, totalReward, list } = await client.call('agents.referral', {})
  return { terms, totalReward, states: list.map(({ state, reward }) => `${state} ${reward}`) }
}
const balanceOf = async ({ client }: LoyalMember) => (await client.call('wallet.balance', {})).sumBalance

test('[EYE-006] an invited member who has bet enough brings the reward once: wallet, record, history, requirement and message', async () => {
  const inviter = await loyalMember(site)
  const friend = await invitedBy(inviter)
  const terms = { reward: '15.00', validBet: '100.00' }
  expect(await seen(inviter)).toEqual({ terms, totalReward: '0.00', states: ['JOINED 0.00'] })
  await play(friend, '99.9999')
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1000.00')
  await play(friend, '0.0001')
  await countFacts(site, job)
  await play(friend, '500.00')
  await countFacts(site, job)
  expect(await seen(inviter)).toEqual({ terms, totalReward: '15.00', states: ['REWARDED 15.00'] })
  expect(await balanceOf(inviter)).toBe('1015.00')
  const { list } = await inviter.client.call('points.transactions', { book: 'WALLET', codes: 'REFERRAL' })
  expect(list.map(line => line.in)).toEqual(['15.00'])
  const bonuses = await inviter.client.call('promotions.bonuses', {})
  expect(bonuses.list).toMatchObject([{ source: 'REFERRAL', title: 'Referral reward', amount: '15.00', multiple: 1 }])
  const { content } = await inviter.client.call('messages.inbox', {})
  expect(content[0]).toMatchObject({ title: 'Reward paid', html: '<p>Referral reward: 15.00 is in your wallet.</p>' })
  expect((await inviter.client.call('records.profit', {})).total).toMatchObject({ bonus: '15.00' })
})

test('what is taken back before counts against it, and a reward that was given stays', async () => {
  const inviter = await loyalMember(site)
  const friend = await invitedBy(inviter)
  await play(friend, '90.00')
  await play(friend, '30.00')
  await takeBack(friend)
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1000.00')
  await play(friend, '10.00')
  await countFacts(site, job)
  await takeBack(friend)
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1015.00')
})

test('[EYE-006] two processes at the same moment reward each invitation once', async () => {
  const twin = await startTwin(site)
  const inviters = await Promise.all(Array.from({ length: 6 }, () => loyalMember(site)))
  for (const inviter of inviters) await play(await invitedBy(inviter), '100.00')
  await factsReadable(site)
  const run = ({ jobs }: typeof site.platform) => jobs.find(({ name }) => name === job)!.run()
  await Promise.all([run(site.platform), run(twin.platform), run(site.platform), run(twin.platform)])
  await run(twin.platform)
  await twin.stop()
  expect(await Promise.all(inviters.map(balanceOf))).toEqual(inviters.map(() => '1015.00'))
})

test('while the brand gives nothing play is not counted, and a blocked inviter is rewarded once the account is open', async () => {
  const inviter = await loyalMember(site)
  const friend = await invitedBy(inviter)
  await site.platform.settings.writeBrand({ referral: { reward: 0, validBet: 100 } })
  await play(friend, '100.00')
  await countFacts(site, job)
  await site.platform.settings.writeBrand({ referral: { reward: 15, validBet: 100 } })
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1000.00')
  const { ledger } = site.platform
  const block = (isBlocked: boolean) =>
    site.database.transaction(tx =>
      ledger.setBlocked(tx, [memberAccount(inviter.id, 'MAIN', { currency: 'DEMO' })], isBlocked),
    )
  await block(true)
  await play(friend, '100.00')
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1000.00')
  await block(false)
  await countFacts(site, job)
  expect(await balanceOf(inviter)).toBe('1015.00')
})
