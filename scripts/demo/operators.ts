import { setTimeout } from 'node:timers/promises'
import type { Endpoint, EndpointName, RequestOf, ResponseOf } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { demoFactor, demoPassword } from '../../apps/platform/src/demo/operators.ts'
import { sealBody } from '../../apps/platform/src/demo/seal-body.ts'
import { codeAt } from '../../apps/platform/src/domains/operators/factors/totp.ts'

/** A call was refused, or nothing answered; the message says what to do. */
export class DemoError extends Error {
  override readonly name = 'DemoError'
  readonly code: string | null

  constructor(message: string, code: string | null = null) {
    super(message)
    this.code = code
  }
}

export type Operator = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

const stepMs = 30_000

/**
 * Both administrators of a running demo. Each signs in, as anybody would, with the first call: most scenarios take one of them.
 * @param origin where the demo answers
 */
export const operatorsOf = (origin: string): readonly [Operator, Operator] => [
  onceSignedIn(origin, 'operator'),
  onceSignedIn(origin, 'operator2'),
]

function onceSignedIn(origin: string, username: string): Operator {
  let operator: Promise<Operator> | null = null
  return async (name, payload) => {
    operator ??= signIn(origin, username)
    return (await operator)(name, payload)
  }
}

async function signIn(origin: string, username: string): Promise<Operator> {
  const browser: Browser = { origin, token: null, cookie: '' }
  const ask: Operator = (name, payload) => call(browser, name, payload)
  const { challenge } = await ask('operators.login', { username, password: demoPassword })
  browser.token = (await prove(totp => ask('operators.prove', { challenge, totp }))).token
  return (name, payload) =>
    ask(name, payload).catch(async (error: DemoError) => {
      if (error.code !== 'step_up_required') throw error
      await prove(totp => ask('operators.stepUp', { totp }))
      return ask(name, payload)
    })
}

/** Each code is taken once: where somebody used this one, the next one is, or the one after a while. */
async function prove<T extends object>(send: (totp: string) => Promise<T>): Promise<T> {
  for (const steps of [-1, 0, 1, 1]) {
    if (steps === 1) await setTimeout(stepMs - (Date.now() % stepMs))
    const totp = codeAt(demoFactor, new Date(Date.now() + steps * stepMs))
    const answer = await send(totp).catch((error: DemoError) => error)
    if (!(answer instanceof DemoError)) return answer
    if (answer.code !== 'factor_wrong') throw answer
  }
  throw new DemoError('No code of the demo’s authenticator is taken: is the clock of this machine right?')
}

interface Browser {
  origin: string
  token: string | null
  cookie: string
}

async function call<N extends EndpointName>(browser: Browser, name: N, payload: RequestOf<N>): Promise<ResponseOf<N>> {
  const { origin, token, cookie } = browser
  const row: Endpoint = endpoints[name]
  const { method, path } = row
  const type = row.encrypt ? 'application/jose' : 'application/json'
  const answer = await fetch(origin + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' ? {} : { body: row.encrypt ? await sealed(browser, row, payload) : JSON.stringify(payload) }),
  }).catch(error => {
    if (error instanceof DemoError) throw error
    throw new DemoError(`Nothing answers at ${origin}. Start the demo with npm start, or name its port in PORT.`)
  })
  const body = (await answer.json()) as { success: boolean; value: ResponseOf<N>; message: string; errorCode: string }
  if (!body.success) throw new DemoError(`${name}: ${body.message}`, body.errorCode)
  const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0]!)
  if (cookies.length > 0) browser.cookie = cookies.join('; ')
  return body.value
}

async function sealed(browser: Browser, row: Endpoint, payload: unknown): Promise<string> {
  const { encryptionKeys } = await call({ ...browser, token: null }, 'site.permission', {})
  return sealBody(encryptionKeys[0]!, row, payload)
}
