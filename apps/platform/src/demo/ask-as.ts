import { defaultLanguage, type EndpointName, type InputOf, type RequestOf, type ResponseOf } from '@baize/api'
import { schemas } from '@baize/api/schemas/index'
import type { Caller } from '../kernel/http/caller.ts'
import type { CallContext, Handlers } from '../kernel/http/handlers.ts'

/** A call of the endpoint table by somebody, within the process. @throws ApiError as the call does */
export type Ask = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

/** What stands in for a request; the calls that are made must need no more than is given. */
type Standing = { caller: Caller } & Partial<Omit<CallContext<EndpointName>, 'caller'>>

/** Calls handlers as somebody, in the default language unless the context has another. */
export const askAs =
  (handlers: Handlers, context: Standing): Ask =>
  (name, payload) =>
    (handlers[name] as (input: unknown, context: unknown) => Promise<never>)(
      schemas[name].request.parse(payload) as InputOf<typeof name>,
      { language: defaultLanguage, ...context },
    )
