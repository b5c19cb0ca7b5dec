import { randomUUID } from 'node:crypto'
import { endpoint } from '@baize/api/endpoints/index'
import { outcomeOf, wholePayout } from '@baize/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, type CashierSite, newPlayer, paidWithdrawal, reason, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

async function picture(): Promise<Blob> {
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f6b4a' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(drawn)], { type: 'image/png' })
}

test('[DOOR-023] a picture shows itself to operators of the order that it belongs to alone, and each view is audited', async () => {
  const player = await newPlayer(site, '200.00')
  const { uploadId: proof } = await player.client.call('uploads.add', { image: await picture() })
  const view = async (client: typeof site.desk) =>
    (await client.fetch('GET', `${endpoint('uploads.inspect').path}?uploadId=${proof}`)).status
  expect(await view(site.desk)).toBe(404)
  const { id } = await paidWithdrawal(site, player, '100.00')
  await player.client.call('cashier.answerWithdrawal', { id, answer: 'NOT_RECEIVED', proof })
  expect(await view(await site.operator('operator'))).toBe(403)
  expect(await view(await site.operator('cashier'))).toBe(200)
  const { rows } = await site.database.pool.query(
    "select a.username, e.detail from audit.entry e join identity.account a on 'operator:' || a.id = e.actor where e.action = 'uploads.inspect' and e.subject = $1",
    [`upload:${proof}`],
  )
  expect(rows).toMatchObject([{ username: 'cashier', detail: { usedFor: `W${id}` } }])
})

test('[OPER-004] who pays brings a picture for a part; it stands beside the payout, and operators of disputes see it', async () => {
  const [payer, risk] = [site.secondDesk, await site.operator('risk')]
  const support = await site.operator('operator')
  const { uploadId: proof } = await payer.call('uploads.store', { image: await picture(), usedFor: 'payout' })
  const view = async (client: typeof site.desk) =>
    (await client.fetch('GET', `${endpoint('uploads.inspect').path}?uploadId=${proof}`)).status
  expect([await view(payer), await view(risk)]).toEqual([404, 404])
  const player = await newPlayer(site, '500.00')
  const { id } = await player.client.call('cashier.withdraw', ask(player, '100.00'))
  await site.desk.call('cashier.reviewWithdrawal', { id, reason })
  const { parts, ...said } = await wholePayout(payer, id)
  const pay = (own: string) =>
    outcomeOf(payer.send('cashier.payWithdrawal', { ...said, parts: [{ ...parts[0]!, proof: own }] } as never))
  const { uploadId: ofAnother } = await site.desk.call('uploads.store', { image: await picture(), usedFor: 'payout' })
  for (const foreign of [ofAnother, randomUUID()]) expect(await pay(foreign)).toBe('parts')
  expect(await pay(proof)).toBe('done')
  const { payouts } = await site.desk.call('cashier.order', { number: `W${id}` })
  expect(payouts.map(part => part.proof)).toEqual([proof])
  expect([await view(payer), await view(risk), await view(support)]).toEqual([200, 200, 403])
  expect((await player.client.fetch('GET', `${endpoint('uploads.view').path}?uploadId=${proof}`)).status).toBe(404)
})

test('[OPER-004] a picture is stored by whoever may pay alone, and only as a picture', async () => {
  const store = (client: typeof site.desk, image: Blob) =>
    outcomeOf(client.send('uploads.store', { image, usedFor: 'payout' }))
  expect(await store(await site.operator('risk'), await picture())).toBe('not_allowed')
  expect(await store(site.desk, new Blob(['GIF89a'], { type: 'image/png' }))).toBe('unsupported_media_type')
  const { uploadId } = await site.desk.call('uploads.store', { image: await picture(), usedFor: 'payout' })
  const { rows } = await site.database.pool.query(
    "select detail from audit.entry where action = 'uploads.store' and subject = $1",
    [`upload:${uploadId}`],
  )
  expect(rows).toMatchObject([{ detail: { after: { usedFor: 'payout' } } }])
})
