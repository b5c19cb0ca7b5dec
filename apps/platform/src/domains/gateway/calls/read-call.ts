import { isUtf8 } from 'node:buffer'
import type { WalletCallName } from '@baize/api/wallet-protocol'
import { walletCalls } from '@baize/api/wallet-protocol'

/** What every call names. */
export interface CallBody {
  request_uuid: string
  provider: string
  sent_at: number
}

/** The call that a body holds, or the first field that does not fit; `body` where it is no JSON at all, or ambiguous. */
export function readCall(name: WalletCallName, rawBody: Buffer): { body: CallBody } | { field: string } {
  const text = isUtf8(rawBody) ? rawBody.toString() : ''
  const value = parseJson(text)
  const parsed = walletCalls[name].safeParse(value)
  if (!parsed.success) return { field: parsed.error.issues[0]?.path.map(String).join('.') || 'body' }
  // A shape that fits is small and flat, so that its names can be counted; those that a schema adds by itself were not sent.
  return countNames(text) === countKeys(value) ? { body: parsed.data } : { field: 'body' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const colon = ':'.charCodeAt(0)

/** Names of properties in a JSON text: one that stands twice in an object counts twice, which its value no longer tells. */
function countNames(text: string): number {
  let names = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) isInText = !isInText
    else if (isInText && code === backslash) at++
    else if (!isInText && code === colon) names++
  }
  return names
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce((sum: number, one) => sum + countKeys(one), 0)
  return Array.isArray(value) ? inner : inner + Object.keys(value).length
}
