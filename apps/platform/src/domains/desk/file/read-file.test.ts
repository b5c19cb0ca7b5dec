import type { ResponseOf } from '@baize/api'
import { fileTabs } from '@baize/api/schemas/operator/members/member-file'
import { newOperator, type OperatorClient, SampleProvider } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, type Player, reason, startCashier } from '../../cashier/fixtures.ts'

let site: CashierSite
let player: Player
let support: OperatorClient
const bets = 5

beforeAll(async () => {
  site = await startCashier()
  support = await newOperator(site, ['support'])
  player = await newPlayer(site, '100.00')
  await site.database.kysely
    .updateTable('members.member')
    .set({ payee_name: 'Trần Thị Linh', birth_date: '1990-02-28', id_number: 'AB1234567' })
    .where('id', '=', player.id)
    .execute()
  await player.client.call('cashier.withdraw', ask(player, '20.00'))
  const studio = await SampleProvider.start(site)
  const session = await studio.play(player.client)
  for (let n = 0; n < bets; n++) await studio.lose(session, `file-${n}`, 10_000)
  await studio.stop()
})
afterAll(() => site.stop())

type File = ResponseOf<'members.file'>
type Page = { cursor?: string | undefined; limit?: number }

async function read<T extends File['tab']>(tab: T, page: Page = {}, operator = support) {
  return (await operator.call('members.file', { id: player.id.toString(), tab, ...page })) as Extract<File, { tab: T }>
}

/** Every line of a part, a page of two after the other. */
async function all<Line>(page: (cursor: string | undefined) => Promise<{ list: Line[]; next: string | null }>) {
  const lines: Line[] = []
  let cursor: string | undefined
  do {
    const { list, next } = await page(cursor)
    lines.push(...list)
    cursor = next ?? undefined
  } while (cursor)
  return lines
}

test('each part of a file loads by itself, under the same head', async () => {
  for (const tab of fileTabs) {
    const file = await read(tab)
    expect([file.tab, file.head.account, file.head.main]).toEqual([tab, player.account, '75.00'])
  }
  const { rows } = await site.database.pool.query(
    'select tab from operators.access_log where member_id = $1 order by id',
    [player.id],
  )
  expect(rows.map(row => row.tab)).toEqual([...fileTabs])
})

test('what a member told of themselves is masked', async () => {
  const { fields, payoutAccounts } = await read('profile')
  expect(fields).toEqual([
    { field: 'payeeName', value: 'T...' },
    { field: 'birthDate', value: '1990' },
    { field: 'idNumber', value: '... 4567' },
  ])
  expect(payoutAccounts).toMatchObject([{ holder: 'L...', number: expect.stringMatching(/^\.\.\. \w{4}$/) }])
  expect((await read('sessions')).sessions[0]!.address).toMatch(/x$/)
  const whole = await read('sessions', {}, await newOperator(site, ['risk']))
  expect(whole.sessions[0]!.address).not.toMatch(/x$/)
})

test('money tells what a member may take out as a sum, and pages of it hold every line once', async () => {
  const { sum, accounts } = await read('balances')
  expect(sum).toEqual({ main: '75.00', locked: '0.00', owed: '0.00', available: '75.00', turnoverLeft: '0.00' })
  expect(accounts.find(({ kind }) => kind === 'HOLD')!.balance).toBe('20.00')
  const lines = await all(cursor => read('ledger', { limit: 2, cursor }))
  const { list } = await read('ledger', { limit: 200 })
  expect(lines).toEqual(list)
  // The demo credit and what corrects it; a hold moves two accounts of the same member.
  expect(lines).toHaveLength(2 + 2 + bets)
  expect((await read('orders')).list).toMatchObject([{ kind: 'withdrawal', state: 'REQUESTED', amount: '20.00' }])
})

test('bets come the newest first, page by page', async () => {
  const seen = await all(cursor => read('bets', { limit: 2, cursor }))
  expect(seen.map(({ transactionId }) => transactionId)).toEqual(
    Array.from({ length: bets }, (_, n) => `file-${bets - 1 - n}`),
  )
  const { body } = await support.send('members.file', { id: player.id.toString(), tab: 'bets', cursor: 'abc' })
  expect(body).toMatchObject({ errorCode: 'invalid_input', value: { fields: [{ field: 'cursor' }] } })
})

test('notes stand as they were written, and nobody changes one', async () => {
  for (const text of ['asked for a higher level', 'called again'])
    await support.call('members.note', { id: player.id.toString(), text })
  const { list } = await read('notes')
  expect(list.map(({ text }) => text)).toEqual(['called again', 'asked for a higher level'])
  await expect(site.database.pool.query(`update members.note set text = 'else'`)).rejects.toThrow()
  expect((await read('timeline')).list[0]).toMatchObject({ kind: 'note', about: 'called again' })
})

test('members are listed with their figures, and found by a name, a label, a flag and who is above', async () => {
  const find = (filter: object) => support.call('members.find', filter)
  const { list } = await find({ q: player.account })
  expect(list).toMatchObject([
    {
      account: player.account,
      main: '75.00',
      deposits30d: '0.00',
      net30d: '0.00',
      upline: null,
      labels: [],
      flags: [],
    },
  ])
  await site.runJob('reports-play')
  expect((await find({ q: player.account })).list[0]!.net30d).toBe('-5.00')
  const id = player.id.toString()
  const labels = [{ labelName: 'File test' }]
  await support.call('members.label', { id, labels, version: 0, reason })
  await support.call('members.lock', { id, scopes: ['deposit'], version: 0, reason })
  const only = async (filter: object) => (await find(filter)).list.map(({ account }) => account)
  expect(await only({ label: 'File test' })).toEqual([player.account])
  expect(await only({ flag: 'locked' })).toEqual([player.account])
  expect((await find({ flag: 'closed' })).list).toEqual([])
  const agent = (await find({ type: 1 })).list.find(({ account }) => account === 'agent')!
  const below = await find({ upline: agent.id })
  expect(below.list.length).toBeGreaterThan(0)
  expect(new Set(below.list.map(({ upline }) => upline?.account))).toEqual(new Set(['agent']))
})

test('the list of members goes on by its key in either order', async () => {
  for (const sort of ['-registeredAt', 'account'] as const) {
    const members = await all(cursor => support.call('members.find', { sort, limit: 4, cursor }))
    const accounts = members.map(({ account }) => account)
    expect(new Set(accounts).size).toBe(accounts.length)
    expect(accounts).toContain(player.account)
    if (sort === 'account')
      expect(accounts).toEqual(accounts.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  }
})

test('a member that there is not, a guest and an operator have no file', async () => {
  const { rows } = await site.database.pool.query(`select id from identity.account where kind = 'operator' limit 1`)
  for (const id of ['987654321', rows[0].id.toString()])
    expect((await support.send('members.file', { id })).body.errorCode).toBe('not_found')
})
