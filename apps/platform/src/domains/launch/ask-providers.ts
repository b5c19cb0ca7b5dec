import type { GameCard } from '@baize/api'
import { ApiError } from '../../kernel/api-error.ts'
import type { LaunchDependencies } from './launch-game.ts'
import type { ProviderClient } from './provider-client.ts'

type Asked = Parameters<ProviderClient['rooms']>[0]

interface Question<T> {
  /** What is asked for, for the log. */
  what: string
  /** An answer this young is given to everybody who asks. */
  freshMs: number
  isMeant: (card: GameCard) => boolean
  /** Providers whose games are closed are asked too, since something may be open there. */
  closedToo?: boolean
  ask: (provider: Asked) => Promise<T[]>
}

/**
 * What all providers of some games say together, in their order, each asked once in a while however many want to know.
 * @returns a question that leaves out who is silent
 * @throws ApiError provider_unavailable when none of them answers
 */
export function askProviders<T>(
  { catalogue, clock, log }: Pick<LaunchDependencies, 'catalogue' | 'clock' | 'log'>,
  { what, freshMs, isMeant, closedToo = false, ask }: Question<T>,
): () => Promise<T[]> {
  let kept: { said: T[]; atMs: number } | null = null
  let asking: Promise<T[]> | null = null

  async function askAll(): Promise<T[]> {
    const asked = await catalogue.providersWith(isMeant, closedToo ? 'everListed' : 'byCode')
    const answers = await Promise.allSettled(asked.map(ask))
    const silent = answers.filter(({ status }) => status === 'rejected')
    for (const { reason } of silent as PromiseRejectedResult[]) log.warn({ err: reason }, `${what} not read`)
    if (silent.length > 0 && silent.length === answers.length) throw new ApiError('provider_unavailable')
    return answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  }

  return async () => {
    const nowMs = clock.now().getTime()
    if (kept && Math.abs(nowMs - kept.atMs) < freshMs) return kept.said
    asking ??= askAll().finally(() => {
      asking = null
    })
    kept = { said: await asking, atMs: nowMs }
    return kept.said
  }
}
