import { defaultLanguage, type EndpointName, type InputOf, type RequestOf, type ResponseOf } from '@baize/api'
import { claimedNumber, isClaimedCall, type SaidOf } from '@baize/api/cashier-desk'
import { endpoint } from '@baize/api/endpoints/index'
import { schemas } from '@baize/api/schemas/index'
import { actOf, runAct } from '../kernel/acts/current-act.ts'
import type { Caller } from '../kernel/http/caller.ts'
import type { CallContext, Handlers } from '../kernel/http/handlers.ts'

/**
 * A call of the endpoint table by somebody, within the process. An order of the cashier is claimed before it is changed, unless the
 * call says itself which version of it was seen. @throws ApiError as the call does, AwaitsApproval where it waits
 */
export type Ask = <N extends EndpointName>(name: N, payload: SaidOf<N>) => Promise<ResponseOf<N>>

/** What stands in for a request; the calls that are made must need no more than is given. */
type Standing = { caller: Caller } & Partial<Omit<CallContext<EndpointName>, 'caller'>>

/** Calls handlers as somebody, in the default language unless the context has another. */
export function askAs(handlers: Handlers, context: Standing): Ask {
  const ask: Ask = async (name, said) => {
    const payload = said as RequestOf<typeof name> & { id: string; version?: number }
    if (isClaimedCall(name) && payload.version === undefined) {
      const { version } = await ask('cashier.claim', { number: claimedNumber(name, payload) })
      return ask(name, { ...payload, version })
    }
    const { caller, address = '' } = context
    const handler = handlers[name] as (input: unknown, context: unknown) => Promise<never>
    const input = schemas[name].request.parse(payload) as InputOf<typeof name>
    const handle = () => handler(input, { language: defaultLanguage, ...context })
    return caller.kind === 'operator'
      ? runAct(actOf([name, endpoint(name)], { caller, address, input }), handle)
      : handle()
  }
  return ask
}
