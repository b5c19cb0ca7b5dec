import { createHash } from 'node:crypto'
import {
  knownMember,
  newOperator,
  type OperatorClient,
  startTestPlatform,
  TestClient,
  type TestPlatform,
} from '@baize/testing'
import { addEndedSessions } from '@baize/testing/large-export'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'

let site: TestPlatform
let cashier: OperatorClient
beforeAll(async () => {
  site = await startTestPlatform()
  cashier = await newOperator(site, ['cashier'])
})
afterAll(() => site.stop())

const reason = 'for the month’s books'
type List = 'operators.sessions' | 'cashier.corrections'
const csvOf = async (list: List, query = '') => (await cashier.call('lists.csv', { list, query, reason })) as string
const trailer = /#end,rows=(\d+),sha256=([0-9a-f]{64})\r\n$/

test('a list as CSV has every row that its filters leave, and ends with their number and digest', async () => {
  await addEndedSessions(site, 12_000)
  const text = await csvOf('operators.sessions', 'isOpen=false')
  const [end, count, digest] = text.match(trailer)!
  const body = text.slice(0, -end.length)
  expect(count).toBe('12000')
  expect(createHash('sha256').update(body).digest('hex')).toBe(digest)
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toBe('id,username,address,agent,isThis,createdAt,lastSeenAt,endedAt,why')
  expect(new Set(lines.slice(1).map(line => line.split(',')[3])).size).toBe(12_000)
})

test('[CONS-021] what looks like a formula is text: with an apostrophe in CSV, and as a text cell in a workbook', async () => {
  const { username } = await knownMember(site)
  const proposal = { account: username, direction: 'up' as const, amount: '5.00' }
  for (const [at, said] of ['=1+1', '@SUM(A1)'].entries())
    await cashier.call('cashier.proposeCorrection', {
      ...{ ...proposal, reason: said },
      requestId: `7f2f9a52-6f0e-4a34-9a55-0c6f1d2f7a2${at}`,
    })
  const text = await csvOf('cashier.corrections')
  expect(text).toContain(",'=1+1,")
  expect(text).toContain(",'@SUM(A1),")
  const sheet = (await cashier.call('lists.sheet', { list: 'cashier.corrections', reason })) as string
  const book = unzipSync(Buffer.from(sheet, 'base64'))
  const [first, last] = [1, 2].map(tab => strFromU8(book[`xl/worksheets/sheet${tab}.xml`]!))
  expect(first).toMatch(/<c[^>]* t="inlineStr"[^>]*><is><t[^>]*>=1\+1</)
  expect(first).not.toContain('<f>')
  expect(last).toContain('rows=2')
  expect(last).toMatch(/sha256=[0-9a-f]{64}/)
})

test('an export is told in the audit, asks for a fresh proof, and is for those who may see the list', async () => {
  await csvOf('cashier.corrections', 'state=POSTED')
  const { rows } = await site.database.pool.query(
    "select subject, detail->>'query' as query, detail->>'reason' as reason from audit.entry where action = 'lists.exported' order by id desc limit 1",
  )
  expect(rows).toEqual([{ subject: 'list:cashier.corrections', query: 'state=POSTED', reason }])
  const wrong = await cashier.send('lists.csv', { list: 'cashier.corrections', query: 'state=NONE', reason })
  expect(wrong.body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'state' }] } })
  const agents = await newOperator(site, ['agents'])
  const refused = await agents.send('lists.csv', { list: 'bank.lines', reason })
  expect(refused.body.errorCode).toBe('not_allowed')
  site.clock.advance(6 * 60_000)
  // Without the code that a desk's client types by itself.
  const stale = await TestClient.prototype.send.call(cashier, 'lists.csv', { list: 'cashier.corrections', reason })
  expect(stale.body.errorCode).toBe('step_up_required')
})

test('[CONS-078] a list without masks is a request: no file before somebody else agrees, and then for the one who asked and for a day', async () => {
  const [admin, second] = [await site.operator('operator'), await site.operator('operator2')]
  const { username } = await knownMember(site)
  await site.database.pool.query(
    `insert into cashier.payout_account (member_id, channel_code, holder, number, created_at, usable_at)
     select a.id, (select code from cashier.channel limit 1), 'Nguyen Thi Lan', '0011223344556677', now(), now()
     from identity.account a where a.username = $1`,
    [username],
  )
  const asked = { list: 'cashier.accountList', query: `account=${username}`, reason } as const
  const { approvalId } = await admin.ask('lists.askUnmasked', asked)
  const take = (by: OperatorClient = admin) => by.send('lists.unmasked', { approval: approvalId })
  expect((await take()).body.errorCode).toBe('not_found')
  expect(await cashier.send('lists.askUnmasked', asked)).toMatchObject({ body: { errorCode: 'not_allowed' } })
  await second.call('approvals.approve', { id: approvalId, reason })
  expect((await take(second)).body.errorCode).toBe('not_found')
  const text = (await take()).body.value as unknown as string
  expect(text).toContain('Nguyen Thi Lan')
  expect(text).toContain('0011223344556677')
  expect(text).toMatch(trailer)
  const masked = (await admin.call('lists.csv', asked)) as string
  expect(masked).not.toContain('Nguyen Thi Lan')
  expect(masked).toContain('6677')
  const { rows } = await site.database.pool.query(
    "select detail->>'unmasked' as approval from audit.entry where action = 'lists.exported' order by id desc limit 2",
  )
  expect(rows.map(({ approval }) => approval)).toEqual([null, approvalId])
  site.clock.advance(24 * 3_600_000)
  const late = await site.operator('operator')
  expect((await take(late)).body.errorCode).toBe('not_found')
})
