import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { paymentNoticePath } from '@baize/api/payment-protocol'
import { signatureHeader, signingKeyHeader } from '@baize/api/wallet-protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CashierSite, newPlayer, openDeposit, startCashier } from '../fixtures.ts'

let site: CashierSite
beforeAll(async () => {
  site = await startCashier()
})
afterAll(() => site.stop())

const known = 'sample-1'
const json = { 'content-type': 'application/json' }
const noSignature = Buffer.alloc(64).toString('base64')

async function post(body: string | undefined, keyId: string, signature: string): Promise<number> {
  const headers = { ...json, [signingKeyHeader]: keyId, [signatureHeader]: signature }
  return (await fetch(`${site.url}${paymentNoticePath}`, { method: 'POST', headers, ...(body ? { body } : {}) })).status
}

/** Announces a body that never comes. */
async function announce(keyId: string | undefined): Promise<{ call: ClientRequest; status: number | undefined }> {
  const headers = { ...json, 'content-length': '1000', ...(keyId ? { [signingKeyHeader]: keyId } : {}) }
  const call = request(`${site.url}${paymentNoticePath}`, { method: 'POST', headers })
  call.flushHeaders()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return { call, status: answer.statusCode }
}

test('[DOOR-018] a notice is refused by its key before its body comes', async () => {
  for (const keyId of [undefined, 'nobody', '__proto__', 'x'.repeat(4_000)]) {
    const { call, status } = await announce(keyId)
    expect(status).toBe(401)
    call.destroy()
  }
})

test('[DOOR-018] a notice is refused by its signature before it is parsed, and for its shape only after that', async () => {
  const broken = '{ this is no notice'
  expect(await post(broken, known, noSignature)).toBe(401)
  expect(await post(undefined, known, noSignature)).toBe(401)
  expect(await post('['.repeat(100_000), known, noSignature)).toBe(413)
  const { body, signature } = site.payments.notice({ kind: 'deposit_paid', order: 'D1', amount: '-1' })
  expect(await post(body, known, signature)).toBe(400)
})

test('[DOOR-018] an address that sends too much that nobody signed is not read for a while; a good notice then counts', async () => {
  const { number } = await openDeposit(site, await newPlayer(site, '0.00'), '20.00')
  const paid = site.payments.notice({ kind: 'deposit_paid', order: number, amount: '20.00' })
  const statuses = await Promise.all(Array.from({ length: 320 }, () => post(paid.body, known, noSignature)))
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(await post(paid.body, known, paid.signature)).toBe(429)
  site.clock.advance(60_001)
  expect(await site.payments.send(paid)).toEqual([200, 'OK'])
})
