import { startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bothDesks, join, type Node } from '../fixtures.ts'
import { turnTo } from '../settlement/fixtures.ts'
import { asked, closureFaults, fresh, lineageOf, planMove, preview, reason } from './fixtures.ts'

let site: TestPlatform
let root: Node
beforeAll(async () => {
  site = await startTestPlatform()
  turnTo(site, '2035-08-20T10:00:00Z')
  root = await join(site, null, 2)
})
afterAll(async () => {
  expect(await closureFaults(site)).toEqual([])
  await site.stop()
})

/** Code and the field's text of a refused preview. */
async function refusal(desk: TestClient, member: Pick<Node, 'id'>, upline: string) {
  const { body } = await desk.send('members.movePreview', { id: member.id.toString(), upline })
  const { fields } = (body.value ?? {}) as { fields?: { field: string; message: string }[] }
  return [body.errorCode, ...(fields ?? []).map(({ field, message }) => `${field}: ${message}`)]
}

test('[CONS-033] what cannot be moved is refused by a text that says why', async () => {
  const [agent, other] = [await join(site, root), await join(site, root)]
  const [member, plain] = [await join(site, agent), await join(site, root, 0)]
  const below = await join(site, member)
  const [desk] = await bothDesks(site)
  const itself = 'upline: This member would then be below themselves'
  expect((await refusal(desk, member, member.account))[1]).toContain(itself)
  expect((await refusal(desk, member, below.id.toString()))[1]).toContain(itself)
  expect(await refusal(desk, member, agent.account)).toEqual(['invalid_input', 'upline: This is the upline already.'])
  expect(await refusal(desk, member, 'nobody-of-this-name')).toEqual([
    ...['invalid_input', 'upline: No member has this id or name.'],
  ])
  expect(await refusal(desk, member, plain.account)).toEqual([
    ...['invalid_input', 'upline: This account is closed, or of a type that takes no downlines.'],
  ])
  const guest = await site.database.kysely
    .selectFrom('identity.account')
    .select('id')
    .where('agent_type', '=', 4)
    .executeTakeFirst()
  for (const nobody of [{ id: 987_654_321n }, ...(guest ? [guest] : [])])
    expect(await refusal(desk, nobody, other.account)).toEqual(['not_found'])
  await desk.call('members.setSeries', { account: other.account, series: 1900, reason })
  expect((await refusal(desk, member, other.account))[1]).toMatch(/highest series is 19\d\d, this upline’s is 1900/)
})

test('[CONS-033] a planned move waits for its day, refuses another, and is gone without a trace once it is cancelled', async () => {
  const [agent, other] = [await join(site, root), await join(site, root)]
  const member = await join(site, agent)
  const below = await join(site, member)
  const desks = await bothDesks(site)
  const before = await lineageOf(site, [member, below])
  const stale = await asked(desks[0], member, other)
  const { version } = await planMove(desks, member, other)
  expect(await refusal(desks[0], member, other.account)).toEqual(['move_planned'])
  const head = async () => (await desks[0].call('members.file', { id: member.id.toString(), tab: 'tree' })).head
  expect((await head()).move).toMatchObject({ to: { account: other.account }, members: 2, version })

  // A member who joins meanwhile moves with the team.
  const late = await join(site, below)
  const sees = async (node: Node) =>
    (await (await fresh(site, node)).client.send('agents.member', { id: late.id.toString() })).status
  expect([await sees(agent), await sees(other)]).toEqual([200, 403])
  const cancel = { id: member.id.toString(), version, reason }
  expect((await desks[1].send('members.cancelMove', { ...cancel, version: version - 1 })).body.errorCode).toBe(
    'changed_meanwhile',
  )
  await desks[1].call('members.cancelMove', cancel)
  expect((await head()).move).toBeNull()
  expect(await lineageOf(site, [member, below])).toEqual(before)
  expect((await desks[0].send('members.move', stale)).body.errorCode).toBe('changed_meanwhile')
  expect((await desks[0].send('members.cancelMove', { ...cancel, version: version + 1 })).body.errorCode).toBe(
    'move_state',
  )

  await planMove(desks, member, other)
  turnTo(site, '2035-08-21T00:00:00Z')
  expect([await sees(agent), await sees(other)]).toEqual([403, 200])
  const [desk] = await bothDesks(site)
  const over = { ...cancel, version: version + 2 }
  expect((await desk.send('members.cancelMove', over)).body.errorCode).toBe('move_state')
})

test('[CONS-033] of two moves that would put each below the other, agreed to at one moment, one is refused', async () => {
  const [desks, { account }] = [await bothDesks(site), root]
  const [one, two] = [await join(site, root), await join(site, root)]
  await join(site, one)
  await join(site, two)
  const requests = [
    await desks[0].ask('members.move', await asked(desks[0], one, two)),
    await desks[0].ask('members.move', await asked(desks[0], two, one)),
  ]
  const answers = await Promise.all(
    requests.map(({ approvalId }) => desks[1].call('approvals.approve', { id: approvalId, reason })),
  )
  expect(answers.map(({ state, refusal }) => [state, refusal]).toSorted()).toEqual([
    ['DONE', null],
    ['FAILED', 'invalid_input'],
  ])
  turnTo(site, '2035-08-22T00:00:00Z')
  const [desk] = await bothDesks(site)
  const paths = await Promise.all(
    [one, two].map(async ({ id }) => {
      const file = await desk.call('members.file', { id: id.toString(), tab: 'tree' })
      return 'path' in file ? file.path.map(person => person.account) : []
    }),
  )
  expect(paths.map(path => path.length).toSorted()).toEqual([1, 2])
  expect(paths.every(path => path[0] === account)).toBe(true)
})

test('[CONS-033] a move that others rest on is cancelled after them', async () => {
  const desks = await bothDesks(site)
  const [one, two] = [await join(site, root), await join(site, root)]
  const below = await join(site, one)
  const first = await planMove(desks, below, two)
  const second = await planMove(desks, one, below)
  const cancel = ({ id }: Node, version: number) =>
    desks[0].send('members.cancelMove', { id: id.toString(), version, reason })
  expect((await cancel(below, first.version)).body.errorCode).toBe('move_state')
  expect((await cancel(one, second.version)).status).toBe(200)
  expect((await cancel(below, first.version)).status).toBe(200)
})

test('[CONS-033] a day without a midnight begins when its first hour does, and the last minute waits for the next', async () => {
  await site.platform.settings.writeBrand({ timeZone: 'America/Santiago' })
  // On 2 September 2035 clocks go from 23:59:59 to 01:00.
  turnTo(site, '2035-09-02T03:58:59Z')
  const [agent, other] = [await join(site, root), await join(site, root)]
  const [first, second] = [await join(site, agent), await join(site, agent)]
  const desks = await bothDesks(site)
  expect(await preview(desks[0], first, other.account)).toMatchObject({
    ...{ takesEffectOn: '2035-09-02', takesEffectAt: '2035-09-02T04:00:00.000Z' },
  })
  const seen = await asked(desks[0], second, other)
  await planMove(desks, first, other)
  turnTo(site, '2035-09-02T03:59:30Z')
  expect((await desks[0].send('members.move', seen)).body.errorCode).toBe('changed_meanwhile')
  const next = { takesEffectOn: '2035-09-03', takesEffectAt: '2035-09-03T03:00:00.000Z' }
  expect(await preview(desks[0], second, other.account)).toMatchObject(next)
  await planMove(desks, second, other)
  const team = async (at: string) => {
    turnTo(site, at)
    return (await (await fresh(site, other)).client.call('agents.overview', {})).members
  }
  expect(await team('2035-09-02T03:59:59.999Z')).toBe(1)
  expect(await team('2035-09-02T04:00:00.000Z')).toBe(2)
  expect(await team('2035-09-03T02:59:59.999Z')).toBe(2)
  expect(await team('2035-09-03T03:00:00.000Z')).toBe(3)
  await site.platform.settings.writeBrand({ timeZone: 'UTC' })
})
