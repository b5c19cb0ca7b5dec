import type { LotteryDraws } from '@baize/api/wallet/draws'
import type { Log } from '@baize/server-kit/log'
import type { Clock } from '@baize/server-kit/outside'
import { ApiError } from '../../kernel/api-error.ts'
import type { PushHub } from '../../kernel/push/hub.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ProviderClient } from '../launch/index.ts'
import { isLottery } from './vendors.ts'

export interface DrawDependencies {
  catalogue: Catalogue
  providers: Pick<ProviderClient, 'lotteryDraws'>
  clock: Clock
  log: Log
  push: Pick<PushHub, 'whenAllAreTold'>
}

/** Results kept of each lottery. */
const resultsEach = 20
/** Answers this young are given again; older ones only while the provider does not answer. */
const freshMs = 1_000
const staleMs = 60_000

type Draws = ReadonlyMap<string, LotteryDraws>

/** What providers say of the draws of their lotteries, by game code; each is asked at most once a second. */
export function createDraws({ catalogue, providers, clock, log, push }: DrawDependencies): () => Promise<Draws> {
  let kept: { draws: Draws; atMs: number; drawnBefore: number } | null = null
  let asking: Promise<Draws> | null = null
  /** Draws that this process has heard of; an answer from before the last one is asked for anew. */
  let drawn = 0
  push.whenAllAreTold(({ kind }) => {
    if (kind === 'drawn') drawn++
  })

  async function ask(): Promise<Draws> {
    const drawnBefore = drawn
    const askedAtMs = clock.now().getTime()
    const asked = await catalogue.providersWith(isLottery)
    const answers = await Promise.all(asked.map(provider => providers.lotteryDraws(provider, resultsEach)))
    const draws: Draws = new Map(answers.flat().map(lottery => [lottery.game_code, lottery]))
    kept = { draws, atMs: askedAtMs, drawnBefore }
    return draws
  }

  /** @throws ApiError provider_unavailable once a provider has been silent for a minute */
  return async () => {
    const ageMs = kept ? Math.abs(clock.now().getTime() - kept.atMs) : Number.POSITIVE_INFINITY
    if (kept && ageMs < freshMs && kept.drawnBefore === drawn) return kept.draws
    asking ??= ask().finally(() => {
      asking = null
    })
    try {
      return await asking
    } catch (error) {
      log.warn({ err: error }, 'draws of lotteries not read')
      if (kept && ageMs < staleMs) return kept.draws
      throw new ApiError('provider_unavailable')
    }
  }
}
