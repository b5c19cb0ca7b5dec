import { createHash, randomUUID } from 'node:crypto'
import type { RequestOf } from '@baize/api'
import type { TicketKind } from '@baize/api/loyalty'
import {
  factsReadable,
  type LoyalMember,
  loyalMember,
  SampleProvider,
  sendByTwo,
  startTestPlatform,
  type TestClient,
  type TestPlatform,
} from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drawBelow, placeOf, sumOf, wordsOf } from './draws/weights.ts'

const hourMs = 3_600_000

let site: TestPlatform
let operator: TestClient
let second: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  second = await site.operator('desk2')
})
afterAll(() => site.stop())

let member: LoyalMember
beforeEach(async () => {
  member = await loyalMember(site)
})

let count = 0
async function campaign(more: Partial<RequestOf<'promotions.save'>>): Promise<string> {
  const { id } = await operator.call('promotions.save', {
    ...{ code: `DRAW-${++count}`, kind: 'WHEEL', picture: 'wheel', position: 1, enabled: true },
    texts: { EN: { title: 'A wheel', summary: '', terms: '' } },
    startsAt: new Date(site.clock.now().getTime() - hourMs).toISOString(),
    endsAt: new Date(site.clock.now().getTime() + hourMs).toISOString(),
    reason: 'For the test',
    ...more,
  })
  return id
}
const sure = (amount: string, more: object = {}) => [{ kind: 'MONEY' as const, amount, weight: 1, ...more }]
/** Tickets from one operator, and from another as well where what they may win is dear. */
async function give(kind: TicketKind, tickets: number, to = member): Promise<void> {
  const grant = { account: to.username, kind, count: tickets, requestId: randomUUID(), reason: 'For the test' }
  expect((await sendByTwo([operator, second], 'promotions.grantTickets', grant)).body.success).toBe(true)
}
const draw = (id: string, requestId: string = randomUUID(), of = member) =>
  of.client.send('promotions.claimRaffle', { id, requestId })
const wallet = async () => (await member.client.call('wallet.balance', {})).sumBalance

describe('drawing', () => {
  test('[PROMO-023, API2-052] a raffle draws once a ticket, inside its window alone, and pays what it drew', async () => {
    const id = await campaign({ kind: 'RAFFLE', prizes: sure('7.50') })
    await give('RAFFLE', 1)
    const { body } = await draw(id)
    expect(body.value).toMatchObject({ prize: { kind: 'MONEY', amount: '7.50' }, ticketsLeft: 0 })
    expect(await wallet()).toBe('1007.50')
    expect((await draw(id)).body.errorCode).toBe('no_ticket')
    await give('RAFFLE', 1)
    site.clock.advance(hourMs)
    const later = await (await site.visitor()).signIn(member.username, member.password)
    expect((await draw(id, randomUUID(), { ...member, client: later })).body.errorCode).toBe('order_state')
    site.clock.advance(-hourMs)
  })

  test('[PROMO-027] a golden egg without a ticket is refused and gives nothing', async () => {
    const id = await campaign({ kind: 'EGG', prizes: sure('7.50') })
    await give('WHEEL', 3)
    expect((await draw(id)).body.errorCode).toBe('no_ticket')
    expect(await wallet()).toBe('1000.00')
  })

  test('the same request is answered with the same prize and takes one ticket', async () => {
    const id = await campaign({ prizes: sure('1.00') })
    await give('WHEEL', 5)
    const requestId = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => draw(id, requestId)))
    expect(new Set(answers.map(({ body }) => body.value.drawId)).size).toBe(1)
    expect((await member.client.call('promotions.tickets', {})).balances.WHEEL).toBe(4)
    expect(await wallet()).toBe('1001.00')
  })

  test('[PROMO-029] draws follow from the seed that was committed to, with the weights that are shown', async () => {
    const prizes = [
      { kind: 'MONEY' as const, amount: '1.00', weight: 3 },
      { kind: 'POINTS' as const, amount: '5', weight: 4 },
      { kind: 'TICKET' as const, amount: '1', ticket: 'EGG' as const, weight: 2 },
      { kind: 'NOTHING' as const, amount: '0', weight: 1 },
    ]
    const id = await campaign({ prizes })
    const before = await member.client.call('promotions.detail', { id })
    expect(before.prizes.map(({ weight }) => weight)).toEqual([3, 4, 2, 1])
    expect(before.seed).toBeNull()
    await give('WHEEL', 40)
    const drawn: Awaited<ReturnType<typeof draw>>['body']['value'][] = []
    for (let at = 0; at < 40; at++) drawn.push((await draw(id)).body.value)
    site.clock.advance(hourMs)
    const after = await (await site.visitor()).call('promotions.detail', { id })
    site.clock.advance(-hourMs)
    const seed = Buffer.from(after.seed!, 'hex')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(before.seedHash)
    const weights = before.prizes.map(({ weight }) => weight)
    for (const { drawId, prize } of drawn) {
      const place = placeOf(weights, drawBelow(wordsOf(seed, BigInt(drawId)), sumOf(weights)))
      expect(prize.kind).toBe(prizes[place]!.kind)
    }
    const won = (kind: string) => drawn.filter(({ prize }) => prize.kind === kind).length
    expect(await wallet()).toBe(`${1000 + won('MONEY')}.00`)
    expect((await member.client.call('points.balance', {})).pointBalance).toBe(`${5 * won('POINTS')}.00`)
    const { balances, list } = await member.client.call('promotions.tickets', { pageSize: 100 })
    expect(balances).toMatchObject({ RAFFLE: 0, WHEEL: 0, EGG: won('TICKET') })
    expect(list).toHaveLength(1 + 40 + won('TICKET'))
  })

  test('[DOOR-015] a campaign that goes on after its end draws from a seed that nobody has seen', async () => {
    const code = `AGAIN-${++count}`
    const until = (ms: number) => ({ code, endsAt: new Date(site.clock.now().getTime() + ms).toISOString() })
    const id = await campaign({ ...until(hourMs), prizes: sure('1.00') })
    const detail = () => member.client.call('promotions.detail', { id })
    await give('WHEEL', 3)
    const first = await draw(id)
    await campaign({ ...until(2 * hourMs), prizes: sure('1.00') })
    const open = await detail()
    await campaign({ ...until(-1), prizes: sure('1.00') })
    const over = await detail()
    expect([over.seedHash, over.seed === null]).toEqual([open.seedHash, false])
    await campaign({ ...until(hourMs), prizes: sure('1.00') })
    const again = await detail()
    expect([again.seedHash === over.seedHash, again.seed]).toEqual([false, null])
    expect(again.earlierSeeds).toEqual([over.seed])
    const second = await draw(id)
    expect([first.status, second.status]).toEqual([200, 200])
    const { rows } = await site.database.pool.query(
      'select epoch from promotions.draw where promotion_id = $1 order by id',
      [id],
    )
    expect(rows.map(({ epoch }) => epoch)).toEqual([1, 2])
  })

  test('[DOOR-015] no draw without a ticket, and no repeated one, takes a number', async () => {
    const id = await campaign({ prizes: sure('1.00') })
    await give('WHEEL', 2)
    const requestId = randomUUID()
    const first = await draw(id, requestId)
    const poor = await loyalMember(site)
    for (let tries = 0; tries < 5; tries++)
      expect((await draw(id, randomUUID(), poor)).body.errorCode).toBe('no_ticket')
    await draw(id, requestId)
    const second = await draw(id)
    expect(BigInt(second.body.value.drawId) - BigInt(first.body.value.drawId)).toBe(1n)
  })

  test('a prize of which three are left is given three times, however many draw at once', async () => {
    const id = await campaign({ prizes: sure('2.00', { stock: 3 }) })
    await give('WHEEL', 12)
    const answers = await Promise.all(Array.from({ length: 12 }, () => draw(id)))
    expect(answers.filter(({ body }) => body.value.prize.kind === 'MONEY')).toHaveLength(3)
    expect(answers.filter(({ body }) => body.value.prize.kind === 'NOTHING')).toHaveLength(9)
    expect(await wallet()).toBe('1006.00')
  })
})

test('valid bets earn the tickets of a campaign, whole ones at a time', async () => {
  const provider = await SampleProvider.start(site)
  await campaign({ kind: 'RAFFLE', prizes: sure('1.00'), ticketEvery: '70.00' })
  const session = await provider.play(member.client)
  const held = async () => {
    await factsReadable(site)
    await site.platform.promotions.takeFacts()
    return (await member.client.call('promotions.tickets', {})).balances.RAFFLE
  }
  const bet = randomUUID()
  await provider.lose(session, bet, 600_000)
  expect(await held()).toBe(0)
  await provider.lose(session, randomUUID(), 900_000)
  expect(await held()).toBe(2)
  await provider.rollback(session, `${bet}-back`, bet)
  await provider.lose(session, randomUUID(), 1_000_000)
  expect(await held()).toBe(2)
  await provider.lose(session, randomUUID(), 200_000)
  expect(await held()).toBe(3)
  await provider.stop()
})

describe('red envelopes', () => {
  const plan = { pool: '20.00', shares: 4, minimum: '1.00', everyMinutes: 60, openMinutes: 15 }
  const rain = () => campaign({ kind: 'ENVELOPE', picture: 'rain', envelopes: plan })
  const open = (id: string, of = member) => of.client.send('promotions.openEnvelope', { id })
  /** The moment at which the next rain starts, while sessions of an hour ago have not ended. */
  async function waitForRain(): Promise<void> {
    const now = site.clock.now().getTime()
    site.clock.advance(Math.ceil(now / hourMs) * hourMs - now)
    operator = await site.operator()
  }
  const membersNow = (number: number) => Promise.all(Array.from({ length: number }, () => loyalMember(site)))

  test('[PROMO-025] one envelope a member and rain; all that is paid and all that returns is the pool', async () => {
    await waitForRain()
    const id = await rain()
    await site.platform.promotions.turnWindows()
    const members = await membersNow(12)
    const answers = await Promise.all(members.flatMap(each => [open(id, each), open(id, each)]))
    const found = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.value.amount))
    expect(found).toHaveLength(4)
    expect(found.reduce((sum, amount) => sum + Math.round(amount * 100), 0)).toBe(2000)
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set([null, 'pool_empty', 'already_claimed']))
  })

  test('[PROMO-024] while it rains a member opens one envelope, and what was in it is theirs', async () => {
    await waitForRain()
    const id = await rain()
    await site.platform.promotions.turnWindows()
    const [one] = await membersNow(1)
    const { amount } = (await open(id, one)).body.value
    expect(Number(amount)).toBeGreaterThanOrEqual(1)
    expect(Number(amount)).toBeLessThanOrEqual(17)
    expect((await one!.client.call('wallet.balance', {})).sumBalance).toBe((1000 + Number(amount)).toFixed(2))
    const { window } = await one!.client.call('promotions.detail', { id })
    expect(window).toMatchObject({ own: amount, opened: 1, envelopes: 4 })
    expect((await open(id, one)).body.errorCode).toBe('already_claimed')
  })

  test('between two rains nothing opens, and what was left goes back', async () => {
    await waitForRain()
    const id = await rain()
    await site.platform.promotions.turnWindows()
    const [first] = await membersNow(1)
    const { amount, envelopesLeft } = (await open(id, first)).body.value
    expect(envelopesLeft).toBe(3)
    site.clock.advance(15 * 60_000)
    expect((await open(id, first)).body.errorCode).toBe('order_state')
    await site.platform.promotions.turnWindows()
    await site.platform.promotions.turnWindows()
    const { rows } = await site.database.pool.query<{ amount: bigint }>(
      `select t.amount from ledger.transfer t join promotions.envelope_window w on t.key = format('env:%s:close', w.id)
       where w.promotion_id = $1`,
      [id],
    )
    expect(rows.map(row => Number(row.amount))).toEqual([200_000 - Math.round(Number(amount) * 10_000)])
  })
})
