import type { RequestOf } from '@baize/api'
import { ticketKinds } from '@baize/api/loyalty'
import { startTestPlatform, type TestClient, type TestPlatform } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const hourMs = 3_600_000
/** Campaigns and windows of each kind, each under a seed of its own. */
const many = 6

let site: TestPlatform
let operator: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
})
beforeEach(async () => {
  operator = await site.operator()
})
afterAll(() => site.stop())

/** Rows but for what names them, their clocks and their bindings; of what lies sealed, its length. */
async function shown(table: string, where: string): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table} t where ${where}`,
  )
  return rows.map(({ row }) => {
    const kept = Object.entries(row).filter(([name]) => !/^(id|promotion_id|opens_at|closes_at|commitment)$/.test(name))
    return JSON.stringify(kept.map(([name, value]) => [name, name.startsWith('sealed') ? String(value).length : value]))
  })
}

let count = 0
async function campaign(more: Partial<RequestOf<'promotions.save'>>): Promise<string> {
  const { id } = await operator.call('promotions.save', {
    ...{ code: `SEALED-${++count}`, kind: 'WHEEL', picture: 'wheel', position: 1, enabled: true },
    texts: { EN: { title: 'A wheel', summary: '', terms: '' } },
    startsAt: new Date(site.clock.now().getTime() - hourMs).toISOString(),
    endsAt: new Date(site.clock.now().getTime() + 20 * hourMs).toISOString(),
    reason: 'For the test',
    ...more,
  })
  return id
}

test('[MEND-020] windows of a rain of envelopes are stored alike, however their pool was cut', async () => {
  const envelopes = { pool: '100', shares: 8, minimum: '0.01', everyMinutes: 60, openMinutes: 10 }
  const id = await campaign({ kind: 'ENVELOPE', picture: 'rain', envelopes })
  const now = site.clock.now().getTime()
  site.clock.advance(Math.ceil(now / hourMs) * hourMs - now + 1_000)
  for (let window = 0; window < many; window++) {
    await site.runJob('promotions-envelopes')
    site.clock.advance(hourMs)
  }
  const rows = await shown('promotions.envelope_window', `promotion_id = ${id} and not closed`)
  const closed = await shown('promotions.envelope_window', `promotion_id = ${id} and closed`)
  expect(rows.length + closed.length).toBeGreaterThanOrEqual(many - 1)
  for (const alike of [rows, closed]) expect(new Set(alike).size).toBeLessThanOrEqual(1)
})

test.each(ticketKinds)('[MEND-020] campaigns of kind %s are stored alike under every seed', async kind => {
  const prizes = [{ kind: 'MONEY' as const, amount: '7.50', weight: 1 }]
  const ids: string[] = []
  for (let one = 0; one < many; one++) ids.push(await campaign({ kind, prizes }))
  const rows = await shown('promotions.draw_seed', `promotion_id in (${ids.join(', ')})`)
  expect([rows.length, new Set(rows).size]).toEqual([many, 1])
})
