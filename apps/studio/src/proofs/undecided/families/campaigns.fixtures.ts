import { type PromotionKind, ticketKinds } from '@baize/api/loyalty'
import type { TestWorld } from '@baize/testing'
import type { Family } from './family.fixtures.ts'

const hourMs = 3_600_000

async function save(world: TestWorld, kind: PromotionKind, more: object): Promise<void> {
  const desk = await world.operator()
  const nowMs = world.clock.now().getTime()
  await desk.call('promotions.save', {
    ...{ code: `WAITING-${kind}`, kind, picture: 'wheel', position: 1, enabled: true, reason: 'For the test' },
    texts: { EN: { title: kind, summary: '', terms: '' } },
    startsAt: new Date(nowMs - hourMs).toISOString(),
    endsAt: new Date(nowMs + 20 * hourMs).toISOString(),
    ...more,
  })
}

/** Campaigns that nobody has drawn from, and a window of envelopes of which none is open. */
export const campaigns: Family = {
  name: 'campaigns and envelopes',
  kind: 'campaign',
  async leave(world, look) {
    const prizes = [
      { kind: 'MONEY', amount: '7.50', weight: 1 },
      { kind: 'NOTHING', amount: '0', weight: 3 },
    ]
    for (const kind of ticketKinds) await save(world, kind, { prizes })
    await save(world, 'ENVELOPE', {
      envelopes: { pool: '100', shares: 8, minimum: '0.01', everyMinutes: 60, openMinutes: 10 },
    })
    await world.runJob('promotions-envelopes')
    await look()
    return true
  },
}
