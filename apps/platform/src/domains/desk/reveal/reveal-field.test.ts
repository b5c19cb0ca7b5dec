import {
  type Known,
  knownMember,
  newOperator,
  type OperatorClient,
  secretsAt,
  startTestPlatform,
  type TestPlatform,
  uniqueName,
} from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const reason = 'the member called'

let site: TestPlatform
let member: Known
beforeAll(async () => {
  site = await startTestPlatform()
  member = await knownMember(site)
})
afterAll(() => site.stop())

const revealBy = (operator: OperatorClient, more: object = {}) =>
  operator.send('members.reveal', { id: member.id.toString(), field: 'mobile', reason, ...more })

test('[CONS-031] a field is shown whole for 60 seconds, and the audit has who and why but not the value', async () => {
  const support = await newOperator(site, ['support'])
  const before = site.clock.now().getTime()
  const { body } = await revealBy(support)
  const { value, until } = body.value as { value: string; until: string }
  expect(value).toBe(`+63${member.mobileNum}`)
  const shownMs = new Date(until).getTime() - before
  expect(shownMs).toBeGreaterThanOrEqual(60_000)
  expect(shownMs).toBeLessThan(90_000)
  const email = await support.call('members.reveal', { id: member.id.toString(), field: 'email', reason })
  expect(email.value).toBe(member.email)
  const { rows } = await site.database.pool.query<{ action: string; detail: object }>(
    "select action, detail - 'address' - 'session' as detail from audit.entry where subject = $1 order by id",
    [`account:${member.id}`],
  )
  expect(rows).toEqual([
    { action: 'members.reveal', detail: { field: 'mobile', reason } },
    { action: 'members.reveal', detail: { field: 'email', reason } },
  ])
  const log = site.logLines.text
  expect([log.includes(member.mobileNum), log.includes(member.email)]).toEqual([false, false])
})

test('[CONS-077] the 31st reveal of an hour answers 429, to one operator alone, until the hour has gone by', async () => {
  const name = uniqueName('oper')
  const [support, other] = [await newOperator(site, ['support'], name), await newOperator(site, ['cashier'])]
  const answers = await Promise.all(Array.from({ length: 33 }, () => revealBy(support)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)!
  expect(refused.body).toMatchObject({
    errorCode: 'too_many_requests',
    value: { retryAfterSeconds: expect.any(Number) },
  })
  expect((await revealBy(other)).status).toBe(200)
  await site.runJob('audit-tally')
  const { rows } = await site.database.pool.query(
    `select detail from audit.entry where action = 'members.reveal.refused' and subject = $1`,
    [`account:${member.id}`],
  )
  expect(rows).toEqual([{ detail: { times: 3 } }])
  site.clock.advance(61 * 60_000)
  await support.enter(secretsAt(site, name))
  expect((await revealBy(support)).status).toBe(200)
})

test('a field that says nothing, a member that there is not and a payout account without its id are refused', async () => {
  const risk = await newOperator(site, ['risk'])
  expect((await revealBy(risk, { field: 'payeeName' })).body.errorCode).toBe('not_found')
  expect((await revealBy(risk, { id: '987654321' })).body.errorCode).toBe('not_found')
  expect((await revealBy(risk, { field: 'payoutNumber' })).body).toMatchObject({
    errorCode: 'invalid_input',
    value: { fields: [{ field: 'payoutAccount' }] },
  })
  expect((await revealBy(await newOperator(site, ['auditor']))).body.errorCode).toBe('not_allowed')
})
