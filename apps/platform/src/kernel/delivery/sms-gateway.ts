import { RefusedForGood, type Transport, tryMs } from './transport.ts'

/** Answers after which the same request may succeed later. */
const mayPass = new Set([408, 425, 429])

/**
 * Text messages through an HTTP gateway: a JSON POST of { to, text } with a bearer token, and with an Idempotency-Key that
 * is the same for every try, so that the gateway sends once what it was asked twice.
 */
export function smsGateway(url: string, token: string): Transport {
  return {
    async send({ key, recipient, body }) {
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify({ to: recipient, text: body }),
        signal: AbortSignal.timeout(tryMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      const failure = `the gateway answered ${answer.status}`
      throw answer.status < 500 && !mayPass.has(answer.status) ? new RefusedForGood(failure) : new Error(failure)
    },
    close() {},
  }
}
