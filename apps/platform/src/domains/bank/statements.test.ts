import { newOperator, type OperatorClient } from '@baize/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ask,
  type CashierSite,
  claimedDeposit,
  money,
  newPlayer,
  paidWithdrawal,
  reason,
  startCashier,
} from '../cashier/fixtures.ts'

let site: CashierSite
let desk: OperatorClient
beforeAll(async () => {
  site = await startCashier()
  desk = await newOperator(site, ['cashier'])
})
afterAll(() => site.stop())

const channel = 'demo-transfer'
const today = () => site.clock.now().toISOString().slice(0, 10)
const map = JSON.stringify({
  ...{ delimiter: ';', decimal: ',', dayOrder: 'ymd' },
  columns: { day: 'Date', amount: 'Amount', reference: 'Ref', texts: ['Text'] },
})
const file = (...rows: string[]) => new Blob([['Date;Amount;Ref;Text', ...rows, ''].join('\r\n')])
const upload = (of: Blob, more: object = {}, to = channel) =>
  desk.send('bank.upload', { file: of, channel: to, format: 'csv', map, dryRun: 'false', reason, ...more } as never)
const countsOf = async (...sent: Parameters<typeof upload>) => {
  const { body } = await upload(...sent)
  return body.value.counts
}
const stored = async () =>
  (await site.database.pool.query<{ lines: number }>('select count(*)::int as lines from bank.line')).rows[0]!.lines
const euros = (amount: string) => amount.replace('.', ',')

test('[CONS-038] lines of a statement are matched, likely or unknown; a second upload does nothing, and nothing is credited', async () => {
  const player = await newPlayer(site, '0.00')
  const [named, likely, known] = [
    await claimedDeposit(player, '111.00'),
    await claimedDeposit(player, '222.00'),
    await claimedDeposit(player, '333.00'),
  ]
  await site.desk.call('cashier.approveDeposit', {
    id: known.id,
    arrivedAmount: '333.00',
    reference: 'BANK-333',
    reason,
  })
  for (const _ of [1, 2]) await claimedDeposit(player, '444.00')
  const rows = [
    `${today()};111,00;R1;for ${named.number}`,
    `${today()};222,00;R2;thank you`,
    `${today()};333,00;bank-333;`,
    `${today()};444,00;R4;one of two`,
    `${today()};112,00;R5;for ${named.number}`,
    `2026-01-05;222,00;R6;long ago`,
  ]
  const dry = await upload(file(...rows), { dryRun: 'true' })
  expect(dry.body.value).toMatchObject({
    dryRun: true,
    counts: { lines: 6, new: 6, known: 0, matched: 2, likely: 1, unknown: 3 },
    sample: [
      { line: 2, day: today(), amount: '111.00', state: 'MATCHED', order: named.number, isBooked: false },
      { line: 3, state: 'LIKELY', order: likely.number },
      { line: 4, state: 'MATCHED', order: known.number, isBooked: true },
      { state: 'UNKNOWN', order: null },
      { state: 'UNKNOWN' },
      { state: 'UNKNOWN' },
    ],
  })
  expect(await stored()).toBe(0)
  expect(await countsOf(file(...rows))).toMatchObject({ new: 6, known: 0 })
  // The next file of the account may hold the same days and more; its map was kept.
  const longer = file(...rows, `${today()};5,00;R7;new`)
  expect(await countsOf(longer, { map: undefined })).toMatchObject({ lines: 7, new: 1, known: 6 })
  expect(await countsOf(longer, { map: undefined })).toMatchObject({ lines: 7, new: 0, known: 7 })
  expect([await stored(), (await money(site, player.id)).main]).toEqual([7, '333.00'])
  expect((await desk.call('bank.maps', {})).list).toMatchObject([{ channel, map: { delimiter: ';', decimal: ',' } }])
})

test('what a line says is credited to a claimed deposit as approving it does, once', async () => {
  const player = await newPlayer(site, '0.00')
  const [order, other] = [await claimedDeposit(player, '555.00'), await claimedDeposit(player, '556.00')]
  await upload(file(`${today()};555,00;LINE-555;for ${order.number}`, `${today()};-5,00;OUT-5;cost`))
  const lines = async (more: object = {}) =>
    (await desk.call('bank.lines', { channel, sort: '-day', ...more })).list.filter(({ reference }) =>
      /555|OUT-5/.test(reference),
    )
  const [line] = await lines({ direction: 'in', state: 'MATCHED' })
  expect(line).toMatchObject({ order: order.number, isBooked: false })
  const match = async (number = order.number, lineId = line!.id) => {
    const { version } = await desk.call('cashier.claim', { number })
    const { status, body } = await desk.send('bank.match', { line: lineId, order: number, version, reason })
    return [status, body.errorCode]
  }
  const unclaimed = await desk.send('bank.match', { line: line!.id, order: order.number, version: 2, reason })
  expect(unclaimed.body.errorCode).toBe('claimed_by_other')
  const [out] = await lines({ direction: 'out' })
  expect([await match(order.number, out!.id), await match('D1').catch(() => 'none')]).toEqual([
    [409, 'order_state'],
    'none',
  ])
  expect([await match(), (await money(site, player.id)).main]).toEqual([[200, null], '555.00'])
  expect(await lines({ direction: 'in' })).toMatchObject([{ state: 'MATCHED', order: order.number, isBooked: true }])
  expect([await match(other.number), (await money(site, player.id)).main]).toEqual([[409, 'order_state'], '555.00'])
  const { deposit, audit } = await desk.call('cashier.order', { number: order.number })
  expect(deposit!.payments).toMatchObject([{ reference: 'LINE-555', amount: '555.00', state: 'CREDITED' }])
  expect(audit.map(({ action }) => action)).toContain('cashier.approveDeposit')
  const auditor = await newOperator(site, ['auditor'])
  const [entry] = (await auditor.call('audit.entries', { act: 'bank.match', subject: `line:${line!.id}` })).list
  const { differences } = await auditor.call('audit.entry', { id: entry!.id })
  expect(differences).toEqual([{ field: 'isBooked', before: false, now: true }])
})

test('lines of one day that say the same are as many as there are, and a payout is known by its reference', async () => {
  const same = `${today()};7,00;;cash`
  expect(await countsOf(file(same, same))).toMatchObject({ lines: 2, new: 2 })
  expect(await countsOf(file(same, same, same))).toMatchObject({ lines: 3, new: 1, known: 2 })
  const player = await newPlayer(site, '300.00')
  const { id, number, paidAmount } = await paidWithdrawal(site, player, '100.00')
  const asked = await player.client.call('cashier.withdraw', ask(player, '60.00'))
  const rows = [`${today()};-${euros(paidAmount)};bank-${id};`, `${today()};-58,00;X;${asked.number}`]
  const { body } = await upload(file(...rows), {}, 'sample-out')
  expect(body.value.sample).toMatchObject([
    { state: 'MATCHED', order: number, isBooked: true },
    { state: 'MATCHED', order: asked.number, isBooked: false },
  ])
})

test('what comes later is compared again, so that a line which nobody knew finds its order', async () => {
  const player = await newPlayer(site, '0.00')
  await upload(file(`${today()};888,00;R888;early`))
  const stateOf = async () =>
    (await desk.call('bank.lines', { channel, limit: 200 })).list.find(({ reference }) => reference === 'R888')!.state
  expect(await stateOf()).toBe('UNKNOWN')
  await claimedDeposit(player, '888.00')
  await site.runJob('bank-compare')
  expect(await stateOf()).toBe('LIKELY')
})

test('a wrong, cut or doubled file changes nothing and says which line; so does one that is too large or no file', async () => {
  const before = await stored()
  const faultOf = async (...sent: Parameters<typeof upload>) => {
    const { status, body } = await upload(...sent)
    return [status, body.errorCode, body.value.fields?.[0]?.message ?? null]
  }
  const good = `${today()};1,00;G;x`
  expect(await faultOf(file(good, `${today()};much;R;x`))).toEqual([
    ...[422, 'statement_invalid'],
    'Line 3: “much” is no amount as this account writes them.',
  ])
  expect(await faultOf(file(good, `${today()};1`))).toEqual([
    ...[422, 'statement_invalid'],
    'Line 3 has 2 columns, the head has 4: the line may be cut.',
  ])
  expect(await faultOf(file(good, 'Date;Amount;Ref;Text', good))).toEqual([
    ...[422, 'statement_invalid'],
    'Line 3: the same statement begins here a second time.',
  ])
  expect(await faultOf(file())).toEqual([422, 'statement_invalid', 'The file has no line with a booking.'])
  expect(await faultOf(file(good), {}, 'nowhere')).toEqual([404, 'not_found', null])
  expect((await faultOf(file(good), { map: '{"delimiter":";"}' }))[1]).toBe('invalid_input')
  expect((await faultOf(file(good), { map: undefined }, 'bank'))[1]).toBe('invalid_input')
  expect((await faultOf(new Blob(['x'.repeat(10 * 1024 * 1024 + 1)])))[0]).toBe(413)
  const asText = await desk.raw('POST', '/wps/ext/operator/bank/upload', 'Date;Amount', 'text/csv')
  expect(asText.status).toBe(415)
  expect(await stored()).toBe(before)
})

test('a statement of SWIFT and one of ISO 20022 are read by their formats', async () => {
  const player = await newPlayer(site, '0.00')
  const order = await claimedDeposit(player, '777.00')
  const mt940 = [
    ...[':20:S', ':25:1', ':28C:1', ':60F:C261128DEM0,', `:61:${today().slice(2).replaceAll('-', '')}C777,NTRFR//B777`],
    ...[`:86:for ${order.number.slice(0, 4)}`, order.number.slice(4), ':62F:C261128DEM777,'],
  ].join('\r\n')
  const swift = await upload(new Blob([mt940]), { format: 'mt940', map: undefined })
  expect(swift.body.value.sample).toMatchObject([{ line: 5, reference: 'B777', state: 'MATCHED', order: order.number }])
  const camt = `<Document><BkToCstmrStmt><Stmt><Id>S</Id><Ntry><Amt Ccy="DEM">777.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>C777</AcctSvcrRef></Ntry></Stmt></BkToCstmrStmt></Document>`
  const iso = await upload(new Blob([camt]), { format: 'camt053', map: undefined })
  expect(iso.body.value.sample).toMatchObject([{ line: 1, reference: 'C777', state: 'LIKELY', order: order.number }])
})
