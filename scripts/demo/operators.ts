import type { EndpointName, RequestOf, ResponseOf } from '@baize/api'
import { endpoints } from '@baize/api/endpoints/index'
import { demoPassword } from '../../apps/platform/src/demo/seed-demo.ts'

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

/**
 * Both administrators of a running demo, signed in as anybody would be.
 * @param origin where the demo answers
 * @throws DemoError
 */
export async function signInOperators(origin: string): Promise<[Operator, Operator]> {
  return [await signIn(origin, 'operator'), await signIn(origin, 'operator2')]
}

async function signIn(origin: string, username: string): Promise<Operator> {
  const nobody = caller(origin, { token: null, cookie: '' })
  const { value, cookie } = await nobody('operators.login', { username, password: demoPassword })
  const signedIn = caller(origin, { token: value.token, cookie })
  return async (name, payload) => (await signedIn(name, payload)).value
}

interface Standing {
  token: string | null
  cookie: string
}

function caller(origin: string, { token, cookie }: Standing) {
  return async <N extends EndpointName>(
    name: N,
    payload: RequestOf<N>,
  ): Promise<{ value: ResponseOf<N>; cookie: string }> => {
    const { method, path } = endpoints[name]
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(payload) }),
    }).catch(() => {
      throw new DemoError(`Nothing answers at ${origin}. Start the demo with npm start, or name its port in PORT.`)
    })
    const body = (await answer.json()) as { success: boolean; value: ResponseOf<N>; message: string; errorCode: string }
    if (!body.success) throw new DemoError(`${name}: ${body.message}`, body.errorCode)
    const cookies = answer.headers.getSetCookie().map(line => line.split(';')[0]!)
    return { value: body.value, cookie: cookies.join('; ') }
  }
}
