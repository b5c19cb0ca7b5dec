import {
  countFacts,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
  uniqueName,
  writeBets,
} from '@baize/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
})
afterAll(() => site.stop())

const password = 'Tables#2026'

interface Node {
  id: bigint
  username: string
  client: TestClient
}

/** A member of the tree, signed in. */
async function join(agentType: 0 | 1 | 2, uplineId: bigint | null = null): Promise<Node> {
  const username = uniqueName()
  const passwordHash = await site.platform.identity.passwords.hash(password)
  const place = { uplineId, inviterId: null }
  const id = await site.platform.members.create({ username, passwordHash, agentType, language: 'EN', place })
  return { id, username, client: await (await site.visitor()).signIn(username, password) }
}

const rowOf = (username: string) =>
  site.database.kysely
    .selectFrom('agents.member as m')
    .innerJoin('identity.account_state as a', 'a.account_id', 'm.id')
    .selectAll('m')
    .where('a.username', '=', username)
    .executeTakeFirstOrThrow()

const codeOf = async ({ client }: Node) => (await client.call('agents.affiliateCodes', {})).list[0]!.code

describe('the affiliate check', () => {
  test('[API1-010, API2-010] knows the code of an agent, in any case, and refuses any other with the invitation text', async () => {
    const agent = await join(1)
    const member = await join(0)
    const visitor = await site.visitor()
    const code = await codeOf(agent)
    expect(code).toMatch(/^[A-Z0-9]{8}$/)
    for (const typed of [code, ` ${code.toLowerCase()} `])
      expect(await visitor.call('agents.affiliate', { code: typed, domain: 'play.example' })).toBeNull()
    for (const wrong of ['NOBODY', (await rowOf(member.username)).referral_code]) {
      const { status, body } = await visitor.send('agents.affiliate', { code: wrong })
      expect([status, body.errorCode]).toEqual([404, 'affiliate_unknown'])
      expect(body.message).toBe('This invitation code is not valid. Check it, or leave the field empty.')
    }
  })

  test('a code that is tied to domains counts on these alone', async () => {
    const agent = await join(1)
    const code = await codeOf(agent)
    await site.database.kysely
      .updateTable('agents.affiliate_code')
      .set({ domains: ['one.example'] })
      .where('agent_id', '=', agent.id)
      .execute()
    const visitor = await site.visitor()
    expect((await visitor.send('agents.affiliate', { code, domain: 'One.example' })).status).toBe(200)
    expect((await visitor.send('agents.affiliate', { code, domain: 'two.example' })).status).toBe(404)
  })
})

describe('the tree', () => {
  test('[ROLE-026] an agent is a member with an agent type, an upline and downlines', async () => {
    const general = await join(2)
    const agent = await join(1, general.id)
    const children = [await join(0, agent.id), await join(1, agent.id)]
    await join(0, children[1]!.id)
    expect(await agent.client.call('members.info', {})).toMatchObject({ type: 1, toUpline: true })
    expect(await general.client.call('members.info', {})).toMatchObject({ type: 2, toUpline: false })
    const { list } = await agent.client.call('agents.downlines', {})
    expect(list.map(({ account, type, teamSize }) => [account, type, teamSize])).toEqual([
      [children[1]!.username, 1, 2],
      [children[0]!.username, 0, 1],
    ])
    const [above] = (await general.client.call('agents.downlines', {})).list
    expect(above).toMatchObject({ id: agent.id.toString(), account: agent.username, teamSize: 4, directCount: 2 })
  })

  test('transfers to the upline follow the setting', async () => {
    const agent = await join(1)
    const member = await join(0, agent.id)
    expect((await member.client.call('members.info', {})).toUpline).toBe(true)
    await site.platform.settings.writeBrand({ playerToUpline: false })
    expect((await member.client.call('members.info', {})).toUpline).toBe(false)
    await site.platform.settings.writeBrand({ playerToUpline: true })
  })

  test('downlines come in pages, newest first, and only the own ones', async () => {
    const agent = await join(1)
    await join(0, (await join(1)).id)
    const names: string[] = []
    for (let i = 0; i < 5; i++) names.unshift((await join(0, agent.id)).username)
    const pages = await Promise.all([1, 2, 3].map(page => agent.client.call('agents.downlines', { page, pageSize: 2 })))
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3])
    expect(pages.flatMap(({ list }) => list.map(({ account }) => account))).toEqual(names)
  })

  test('[ENT-040] a member stands under one upline at most, and an agent sees only own descendants', async () => {
    const [first, second] = [await join(1), await join(1)]
    const member = await join(0, first.id)
    const again = site.database.transaction(tx =>
      site.platform.agents.join(tx, {
        memberId: member.id,
        isAgent: false,
        place: { uplineId: second.id, inviterId: null },
        at: site.clock.now(),
      }),
    )
    await expect(again).rejects.toThrow(/duplicate key/)
    expect((await first.client.call('agents.downlines', {})).list.map(({ account }) => account)).toEqual([
      member.username,
    ])
    expect((await second.client.call('agents.downlines', {})).list).toEqual([])
  })

  test('members and guests are refused', async () => {
    const member = await join(0)
    const { status, body } = await member.client.send('agents.downlines', {})
    expect([status, body.errorCode]).toEqual([403, 'not_allowed'])
  })

  test('the closure holds every pair of a member and one above with their distance, and no member is above themselves', async () => {
    const nodes = [await join(2)]
    for (let depth = 1; depth < 5; depth++) nodes.push(await join(1, nodes.at(-1)!.id))
    const rows = await site.database.kysely
      .selectFrom('agents.lineage')
      .select(['ancestor_id', 'depth'])
      .where('descendant_id', '=', nodes[4]!.id)
      .orderBy('depth')
      .execute()
    expect(rows).toEqual(nodes.toReversed().map(({ id }, depth) => ({ ancestor_id: id, depth })))
    const itself = site.database.kysely
      .insertInto('agents.lineage')
      .values({ ancestor_id: nodes[0]!.id, descendant_id: nodes[0]!.id, depth: 1 })
      .execute()
    await expect(itself).rejects.toThrow(/check constraint/)
    const second = site.database.kysely
      .insertInto('agents.lineage')
      .values({ ancestor_id: nodes[2]!.id, descendant_id: nodes[4]!.id, depth: 1 })
      .execute()
    await expect(second).rejects.toThrow(/lineage/)
  })
})

test('the demo agent has a general agent above, four downlines below, and the code that the README names', async () => {
  expect(await (await site.visitor()).call('agents.affiliate', { code: 'BAIZE88' })).toBeNull()
  const agent = await (await site.visitor()).signIn('agent', 'Baize#2026')
  expect(await agent.call('members.info', {})).toMatchObject({ type: 1, toUpline: true })
  const { list } = await agent.call('agents.downlines', {})
  expect(list.map(({ account }) => account)).toEqual(['aiko', 'tomas', 'linh', 'player'])
})

test('whoever registers with a referral code is listed to its owner, masked, with what they brought', async () => {
  const owner = await join(0)
  const { code } = await owner.client.call('agents.referral', {})
  const friend = uniqueName('friend')
  const words = { username: friend, password, confirmPassword: password, referralCode: code }
  await (await site.visitor()).call('members.register', words)
  const after = await owner.client.call('agents.referral', {})
  expect(after).toMatchObject({
    count: 1,
    totalReward: '0.00',
    totalPages: 1,
    list: [{ account: `fr***${friend.at(-1)}`, state: 'JOINED', reward: '0.00' }],
  })
  const { id } = await rowOf(friend)
  const lost = { gameType: 'RNG', stake: '50.00', payout: '0.00', validBet: '50.00', status: 'LOST' } as const
  await site.platform.settings.writeBrand({ referral: { reward: 5, validBet: 50 } })
  await writeBets(site, id, [{ ...lost, at: site.clock.now().toISOString() }])
  await countFacts(site, 'promotions-referrals')
  expect(await owner.client.call('agents.referral', {})).toMatchObject({
    totalReward: '5.00',
    list: [{ state: 'REWARDED', reward: '5.00' }],
  })
})
