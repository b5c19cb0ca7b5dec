import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { inRanges } from '../address-ranges.ts'
import { histogram } from '../metrics/instruments.ts'
import { inSpan, traceHeaders } from '../tracing/tracer.ts'

/**
 * Networks that the public internet never leads to: RFC 6890, and its like for IPv6, with all forms that carry another address
 * inside and may lead to a private one: translated (NAT64), 6to4, Teredo and IPv4-compatible. A mapped one counts as its IPv4.
 */
const privateRanges = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16', 'fec0::/10', '100::/64'],
  ...['2001:db8::/32', '5f00::/16'],
]

const isPrivate = (address: string): boolean => inRanges(address, privateRanges)

/** A look-up that refuses a public name that leads into a private network. */
export const publicLookup =
  (resolve: typeof lookup = lookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const inside = error ? undefined : addresses.find(({ address }) => isPrivate(address))
      if (error || inside) {
        const refusal: NodeJS.ErrnoException = error ?? new Error(`${hostname} leads into a private network`)
        return callback(refusal, '', 4)
      }
      // The caller asks for one address or for all.
      if (options.all) return (callback as unknown as (e: null, all: typeof addresses) => void)(null, addresses)
      return callback(null, addresses[0]!.address, addresses[0]!.family)
    })

const publicAgent = new Agent({ connect: { lookup: publicLookup() } })
const ownAgent = new Agent()

/** An address that names the private network itself was listed on purpose, such as a studio on the same machine. */
const isListedInside = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || (isIP(host) !== 0 && isPrivate(host))
}

export interface ProviderQuestion {
  /** Code of the provider, and what it is asked, for those who measure. */
  provider: string
  call: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  /** Longest answer that is read. */
  maxBytes?: number
}

const usualBytes = 2 * 1024 * 1024

/** A JSON answer, and the tag by which the next question can ask for another one alone. */
export interface TaggedAnswer {
  value: unknown
  etag: string | null
}

/** An answer that is no success. */
export class ProviderAnswered extends Error {
  override name = 'ProviderAnswered'
  readonly status: number

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`)
    this.status = status
  }
}

/**
 * Asks an address of a provider and reads its JSON answer. Redirects are not followed, since a signed call is meant for its
 * recipient alone.
 * @throws when no answer comes in time, or one that is no success, no JSON, too long, or from inside the private network
 */
export async function askProvider(address: URL, question: ProviderQuestion): Promise<unknown> {
  const answer = await ask(address, question)
  if (!answer) throw new Error(`${address.host} answered 304`)
  return answer.value
}

/** The same, null where what was tagged is still the answer. */
export const askProviderAgain = (
  address: URL,
  etag: string | null,
  question: ProviderQuestion,
): Promise<TaggedAnswer | null> => ask(address, { ...question, headers: etag ? { 'if-none-match': etag } : {} })

/** The same, measured by what came of it. */
async function ask(address: URL, question: ProviderQuestion): Promise<TaggedAnswer | null> {
  const { provider, call } = question
  const begunAt = performance.now()
  const note = (outcome: 'ok' | 'refused' | 'unanswered') =>
    histogram('baize_provider_call_seconds').observe({ provider, call, outcome }, (performance.now() - begunAt) / 1000)
  try {
    const answer = await inSpan(
      `provider.${call}`,
      'client',
      () => ({ 'baize.provider': provider }),
      () => send(address, question),
    )
    note('ok')
    return answer
  } catch (error) {
    note(error instanceof ProviderAnswered ? 'refused' : 'unanswered')
    throw error
  }
}

async function send(address: URL, question: ProviderQuestion): Promise<TaggedAnswer | null> {
  const { method = 'GET', headers = {}, body, timeoutMs, maxBytes = usualBytes } = question
  const answer = await request(address, {
    method,
    headers: { ...headers, ...traceHeaders() },
    body: body ?? null,
    dispatcher: isListedInside(address) ? ownAgent : publicAgent,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.statusCode !== 200) {
    await answer.body.dump()
    if (answer.statusCode === 304) return null
    throw new ProviderAnswered(address.host, answer.statusCode)
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer.body) {
    bytes += (part as Buffer).length
    if (bytes > maxBytes) throw new Error(`${address.host} answers more than ${maxBytes} bytes`)
    parts.push(part as Buffer)
  }
  const { etag } = answer.headers
  return { value: JSON.parse(Buffer.concat(parts).toString()), etag: typeof etag === 'string' ? etag : null }
}
