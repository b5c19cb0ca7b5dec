import { endpoint } from '@baize/api/endpoints/index'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, newPlayer, paidWithdrawal, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

test('[DOOR-023] a picture shows itself to operators of the order that it belongs to alone, and each view is audited', async () => {
  const player = await newPlayer(site, '200.00')
  const drawn = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#0f6b4a' } })
    .png()
    .toBuffer()
  const image = new Blob([new Uint8Array(drawn)], { type: 'image/png' })
  const { uploadId: proof } = await player.client.call('uploads.add', { image })
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
