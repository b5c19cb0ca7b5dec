import { toWire } from '@baize/money'
import { importJWK, SignJWT } from 'jose'
import { siteOrigin } from '../../../kernel/config.ts'
import type { Deposit } from '../deposits/deposit.ts'
import { depositNumber } from '../deposits/deposit.ts'
import type { Parts } from '../parts.ts'

/**
 * The address of a hosted payment page for an order. What is to be paid travels as a token that the platform signs, so
 * that nobody can change it on the way, and that ends with the order.
 */
export async function paymentPage(
  { signingKey, config }: Parts,
  pageUrl: string,
  order: Deposit,
  host: string,
): Promise<string> {
  const origin = siteOrigin(config, host)
  const token = await new SignJWT({
    order: depositNumber(order.id),
    channel: order.channel_code,
    amount: toWire(order.amount_units),
    currency: order.currency,
    back: `${origin}/paid?order=${depositNumber(order.id)}`,
  })
    .setProtectedHeader({ alg: 'Ed25519', kid: signingKey.kid ?? '' })
    .setExpirationTime(Math.floor(order.expires_at.getTime() / 1000))
    .sign(await importJWK(signingKey, 'Ed25519'))
  const url = new URL(pageUrl, origin)
  url.searchParams.set('order', token)
  return url.href
}
