import {
  countFacts,
  knownMember,
  loyalMember,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
})
afterAll(() => site.stop())

const levelOf = async (client: TestClient) => (await client.call('members.info', {})).clubLabel
/** Play whose whole stake counts. */
const playOf = (memberId: bigint, stake: string, status: 'LOST' | 'VOID' = 'LOST') =>
  writeBets(site, memberId, [
    { gameType: 'RNG', stake, payout: '0', validBet: stake, status, at: site.clock.now().toISOString() },
  ])

test('[EYE-003] a club level follows from the valid bet of all play', async () => {
  const { id, client } = await loyalMember(site)
  await playOf(id, '999.99')
  await countFacts(site, 'club-levels')
  expect(await levelOf(client)).toBe(null)
  await playOf(id, '0.01')
  await countFacts(site, 'club-levels')
  expect(await levelOf(client)).toEqual({ labelName: 'Bronze', rankLevel: 1 })
  await playOf(id, '499000.00')
  await countFacts(site, 'club-levels')
  expect(await levelOf(client)).toEqual({ labelName: 'Emerald', rankLevel: 5 })
})

test('[EYE-003] an operator holds a member at a level, above which valid bet lifts them, and gives labels', async () => {
  const { id, username, client } = await loyalMember(site)
  const setLevel = (rank: number | null) =>
    operator.call('members.setClubLevel', { account: username, rank, reason: 'as promised at the table' })
  await setLevel(5)
  expect(await levelOf(client)).toEqual({ labelName: 'Emerald', rankLevel: 5 })
  expect((await client.call('points.config', {})).ownPointsPerUnit).toBe(85)
  expect((await client.call('members.icon', {})).url).toBe('/img/club/5.webp')
  await playOf(id, '60000.00')
  await countFacts(site, 'club-levels')
  expect((await levelOf(client))!.rankLevel).toBe(5)
  await setLevel(null)
  expect((await levelOf(client))!.labelName).toBe('Gold')

  const labels = [{ labelName: 'Early bird' }, { labelName: 'Host', color: '#3A7D5C' }]
  await operator.call('members.label', { id: id.toString(), labels, version: 0, reason: 'as promised at the table' })
  expect((await client.call('members.info', {})).memberLabel.map(({ labelName }) => labelName)).toEqual([
    'Early bird',
    'Host',
  ])
  const { rows } = await site.database.pool.query(
    `select action from audit.entry where subject = $1 and action like 'members.set%' order by id`,
    [`account:${id}`],
  )
  expect(rows.map(({ action }) => action)).toEqual(['members.setClubLevel', 'members.setClubLevel'])
})

test('[EYE-003] a level that there is not, and an account that is no member, are refused by name', async () => {
  const { username } = await knownMember(site)
  const reason = 'as promised at the table'
  for (const rank of [0, 8, 1.5]) {
    const { status, body } = await operator.send('members.setClubLevel', { account: username, rank, reason })
    expect([status, JSON.stringify(body).includes('rank')]).toEqual([400, true])
  }
  for (const account of ['nobody-here', 'operator2']) {
    expect((await operator.send('members.setClubLevel', { account, rank: 2, reason })).body.errorCode).toBe('not_found')
  }
})
