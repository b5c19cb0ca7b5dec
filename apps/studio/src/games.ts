import type { ProviderGame } from '@baize/api/wallet-protocol'
import type { ModelFacts, ModelLetter, SlotGame } from '@baize/game-kit'
import { gameByCode, modelOf, models, slotGames } from '@baize/game-kit'
import { isInstant, offeredInstants } from './instant/offered-instants.ts'
import { isLottery, offeredLotteries } from './lotteries/offered-lotteries.ts'

/** Games of the models that can be played now; the formula behind them stands in the game kit. */
const playable = Object.keys(models) as ModelLetter[]
const newest = 60

/** A game that this studio serves; undefined for codes of models that it does not have. */
export function servedGame(code: string): SlotGame | undefined {
  const game = gameByCode(code)
  return game && playable.includes(game.model) ? game : undefined
}

const factsKept = new Map<string, ModelFacts>()

/** What help states of a game. Exact figures take a moment to compute and are the same for all games of a variant. */
export function factsOf({ model, variant }: Pick<SlotGame, 'model' | 'variant'>): ModelFacts {
  const key = model + variant
  const facts = factsKept.get(key) ?? modelOf(model).facts(variant)
  factsKept.set(key, facts)
  return facts
}

/** Exact RTP of a game in percent, cut to two decimals. */
export function rtpPercentOf(game: SlotGame): string {
  const { rtp } = factsOf(game)
  return (Math.floor(rtp * 10_000 + 1e-9) / 100).toFixed(2)
}

/** Whether this studio serves a game, of whatever kind. */
export const isServed = (code: string): boolean => servedGame(code) !== undefined || isLottery(code) || isInstant(code)

/** What GET /games answers. The slots at the end of the index are the newest. */
export const offeredGames = (): ProviderGame[] => [...offeredSlots(), ...offeredLotteries(), ...offeredInstants()]

function offeredSlots(): ProviderGame[] {
  const games = slotGames({ models: playable })
  return games.map((game, i) => ({
    code: game.code,
    title: game.title,
    vendor: game.vendor,
    type: 'RNG',
    classification: game.classification,
    lines: game.lines,
    min_bet: game.minBetUnits,
    max_bet: game.maxBetUnits,
    rtp: rtpPercentOf(game),
    volatility: game.volatility,
    tags: [...game.tags, ...(i >= games.length - newest ? ['new'] : [])],
    trial: true,
    art: { ...game.art, palette: game.art.palette as [string, string, string] },
  }))
}
