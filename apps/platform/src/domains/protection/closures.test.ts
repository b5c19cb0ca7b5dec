import { type ClosureLength, closureLengths } from '@baize/api/protection'
import { startTestPlatform, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const password = 'Tables#2026'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

let site: TestPlatform
beforeAll(async () => {
  site = await startTestPlatform()
  // The clock is turned by years here.
  await site.platform.settings.switchModule('PASSWORD_EXPIRY', false)
})
beforeEach(() => site.platform.settings.writeBrand({ timeZone: 'Asia/Manila' }))
afterAll(() => site.stop())

async function newMember(): Promise<{ name: string; client: TestClient }> {
  const name = uniqueName()
  return { name, client: await (await site.visitor()).register(name) }
}

/** The member signed in anew, since sessions do not outlast what the clock is turned by. */
async function again(name: string, at: Date | string | number): Promise<TestClient> {
  site.clock.stopAt(new Date(at))
  return (await site.visitor()).signIn(name, password)
}

const kindOf = (length: ClosureLength) =>
  closureLengths.TIMEOUT.some(each => each === length) ? ('TIMEOUT' as const) : ('EXCLUDED' as const)
const closeFor = (client: TestClient, length: ClosureLength) =>
  client.call('protection.close', { kind: kindOf(length), length })
/** The answer of a call that is not open to closed members. */
const playing = async (client: TestClient) => (await client.send('missions.summary', {})).body.errorCode

test('[PROT-004] each length ends exactly: breaks to the millisecond, exclusions at the end of a day of the brand', async () => {
  const { name } = await newMember()
  const client = await again(name, '2027-08-31T15:30:00.123Z')
  const { closure, choices } = await client.call('protection.closure', {})
  expect(closure).toBeNull()
  expect(choices.map(({ length, until }) => [length, until])).toEqual([
    ['DAY', '2027-09-01T15:30:00.123Z'],
    ['WEEK', '2027-09-07T15:30:00.123Z'],
    ['MONTH', '2027-09-30T15:30:00.123Z'],
    ['SIX_WEEKS', '2027-10-12T15:30:00.123Z'],
    ['HALF_YEAR', '2028-02-29T16:00:00.000Z'],
    ['YEAR', '2028-08-31T16:00:00.000Z'],
    ['TWO_YEARS', '2029-08-31T16:00:00.000Z'],
    ['FIVE_YEARS', '2032-08-31T16:00:00.000Z'],
    ['PERMANENT', null],
  ])
  const closed = await closeFor(client, 'MONTH')
  expect(closed.closure).toEqual({
    ...{ kind: 'TIMEOUT', since: '2027-08-31T15:30:00.123Z', until: '2027-09-30T15:30:00.123Z' },
    ...{ state: 'RUNNING', nextAt: null },
  })
})

test('[PROT-004] a month keeps the time of day where clocks change, and so many hours stay so many', async () => {
  await site.platform.settings.writeBrand({ timeZone: 'Europe/Berlin' })
  const { name } = await newMember()
  const client = await again(name, '2027-02-28T09:00:00.000Z')
  const { choices } = await client.call('protection.closure', {})
  const ends = Object.fromEntries(choices.map(({ length, until }) => [length, until]))
  expect(ends).toMatchObject({
    MONTH: '2027-03-28T08:00:00.000Z',
    SIX_WEEKS: '2027-04-11T09:00:00.000Z',
    HALF_YEAR: '2027-08-28T22:00:00.000Z',
    YEAR: '2028-02-28T23:00:00.000Z',
  })
})

test.each(closureLengths.TIMEOUT)('[PROT-004] a break of %s holds until its end and opens by itself', async length => {
  const { name } = await newMember()
  const client = await again(name, '2027-05-31T02:00:00.000Z')
  const { closure } = await closeFor(client, length)
  const { body, status } = await client.send('missions.summary', {})
  expect([status, body.errorCode]).toEqual([403, 'excluded'])
  expect(body.value).toMatchObject({ kind: 'TIMEOUT', until: closure!.until })
  const end = Date.parse(closure!.until!)
  const waiting = await again(name, end - 1)
  expect(await playing(waiting)).toBe('excluded')
  expect((await waiting.call('members.info', {})).isClosed).toBe(true)
  site.clock.stopAt(new Date(end))
  expect(await playing(waiting)).toBeNull()
  expect((await waiting.call('members.info', {})).isClosed).toBe(false)
  expect((await waiting.call('protection.closure', {})).closure).toBeNull()
})

test('[PROT-004] a closure is lengthened or made an exclusion, and never shortened', async () => {
  const { name, client: first } = await newMember()
  await closeFor(first, 'WEEK')
  const state = async (client: TestClient, length: ClosureLength) => {
    const { body } = await client.send('protection.close', { kind: kindOf(length), length })
    return body.errorCode ?? (body.value as { closure: { kind: string } }).closure.kind
  }
  expect(await state(first, 'DAY')).toBe('closure_state')
  expect(await state(first, 'SIX_WEEKS')).toBe('TIMEOUT')
  expect(await state(first, 'MONTH')).toBe('closure_state')
  await closeFor(first, 'YEAR')
  const client = await again(name, site.clock.now())
  const { choices } = await client.call('protection.closure', {})
  expect(choices.map(({ length }) => length)).toEqual(['TWO_YEARS', 'FIVE_YEARS', 'PERMANENT'])
  for (const length of ['SIX_WEEKS', 'HALF_YEAR'] as const) expect(await state(client, length)).toBe('closure_state')
  await closeFor(client, 'PERMANENT')
  const forGood = await again(name, site.clock.now())
  expect(await forGood.call('protection.closure', {})).toMatchObject({ closure: { until: null }, choices: [] })
  expect(await state(forGood, 'FIVE_YEARS')).toBe('closure_state')
})

test('[PROT-005] an exclusion stays closed after its end until the member asked, waited a day and confirmed', async () => {
  const { name, client: first } = await newMember()
  site.clock.stopAt(new Date('2027-01-15T04:00:00.000Z'))
  await closeFor(await again(name, site.clock.now()), 'HALF_YEAR')
  expect((await first.send('members.info', {})).body.errorCode).toBe('session_expired')
  const end = Date.parse('2027-07-15T16:00:00.000Z')

  const early = await again(name, end - 1)
  expect((await early.send('protection.askReopening', {})).body.errorCode).toBe('closure_state')
  const client = await again(name, end + 400 * dayMs)
  expect(await playing(client)).toBe('excluded')
  expect((await client.call('protection.closure', {})).closure).toMatchObject({ state: 'MAY_ASK', nextAt: null })
  expect((await client.send('protection.confirmReopening', {})).body.errorCode).toBe('closure_state')

  const askedAt = site.clock.now().getTime()
  const { closure } = await client.call('protection.askReopening', {})
  expect(closure).toMatchObject({ state: 'COOLING', nextAt: new Date(askedAt + dayMs).toISOString() })
  const cooling = await again(name, askedAt + dayMs - 1)
  expect((await cooling.send('protection.confirmReopening', {})).body.errorCode).toBe('closure_state')
  expect((await cooling.send('protection.askReopening', {})).body.errorCode).toBe('closure_state')

  // Nobody confirms in the seven days, so that it is to be asked anew.
  const late = await again(name, askedAt + 8 * dayMs)
  expect((await late.call('protection.closure', {})).closure!.state).toBe('MAY_ASK')
  expect((await late.send('protection.confirmReopening', {})).body.errorCode).toBe('closure_state')
  await late.call('protection.askReopening', {})
  const last = await again(name, askedAt + 16 * dayMs - 1)
  expect(await playing(last)).toBe('excluded')
  expect((await last.call('protection.confirmReopening', {})).closure).toBeNull()
  expect(await playing(last)).toBeNull()
  expect((await last.call('members.info', {})).isClosed).toBe(false)
})

test('[PROT-005] to be closed again takes the place of having asked', async () => {
  const { name } = await newMember()
  await closeFor(await again(name, '2027-01-15T04:00:00.000Z'), 'HALF_YEAR')
  const client = await again(name, '2027-08-01T00:00:00.000Z')
  await client.call('protection.askReopening', {})
  await closeFor(client, 'HALF_YEAR')
  const { closure } = await (await again(name, site.clock.now())).call('protection.closure', {})
  expect(closure).toMatchObject({ state: 'RUNNING', until: '2028-02-01T16:00:00.000Z' })
})

test('every step stands in the audit, by the member', async () => {
  const { name } = await newMember()
  const client = await again(name, '2027-01-15T04:00:00.000Z')
  const { id } = await client.call('members.info', {})
  await closeFor(client, 'HALF_YEAR')
  await (await again(name, '2027-08-01T00:00:00.000Z')).call('protection.askReopening', {})
  await (await again(name, '2027-08-02T00:00:00.000Z')).call('protection.confirmReopening', {})
  const { rows } = await site.database.pool.query(
    `select actor, action from audit.entry where subject = $1 and action like 'protection.%' order by id`,
    [`account:${id}`],
  )
  expect(rows).toEqual([
    { actor: id, action: 'protection.close' },
    { actor: id, action: 'protection.askReopening' },
    { actor: id, action: 'protection.confirmReopening' },
  ])
})
