import type { EndpointName, Language, Permission, RequestOf, ResponseOf } from '@baize/api'
import { queryKey } from '@baize/api'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../i18n/language.ts'
import { isCached, keepAnswer, keptAnswer } from '../session/answer-cache.ts'
import { saysMissing } from './missing.ts'

/** Makes a call of the endpoint table: over the network in the browser, in process while the server renders. */
export type Call = <N extends EndpointName>(name: N, payload: RequestOf<N>) => Promise<ResponseOf<N>>

/** What every route and component may lean on; made once a page, on either side. */
export interface AppContext {
  permission: Permission
  language: Language
  /** A hint only: someone is probably signed in, so space for the member panel is kept. */
  signedIn: boolean
  /** Where this page finds its pictures; the same on both sides. */
  imageCdn: string
  call: Call
  /** Makes text from outside fit for the first screen; only the server has it. */
  cleanHtml?: (html: string) => string
  queryClient: QueryClient
}

const freshMs = 60_000
/** The browser tries once more; a first screen does not wait for that. */
const retries = import.meta.env.SSR ? 0 : 1

export function appContext(parts: Omit<AppContext, 'queryClient'>): AppContext {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // What is not there will not be there a moment later.
        retry: (failures, error) => failures < retries && !saysMissing(error),
        retryOnMount: ({ state }) => !saysMissing(state.error),
        refetchOnWindowFocus: false,
      },
    },
  })
  return { ...parts, queryClient }
}

/** A call as a query: its key is the operation and its payload. Some answers are kept by the tab over a reload. */
export const callQuery = <N extends EndpointName>(call: Call, name: N, payload: RequestOf<N>) =>
  queryOptions({
    queryKey: queryKey(name, payload),
    queryFn: () => (import.meta.env.SSR ? call(name, payload) : cachedCall(call, name, payload)),
  })

async function cachedCall<N extends EndpointName>(call: Call, name: N, payload: RequestOf<N>): Promise<ResponseOf<N>> {
  if (!isCached(name)) return call(name, payload)
  const language = currentLanguage()
  const kept = keptAnswer(name, payload, language)
  if (kept !== undefined) return kept as ResponseOf<N>
  const value = await call(name, payload)
  keepAnswer(name, payload, language, value)
  return value
}
