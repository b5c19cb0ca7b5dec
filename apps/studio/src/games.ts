import type { ProviderGame } from '@baize/api/provider-game'
import type { ModelFacts, SlotGame } from '@baize/game-kit'
import { gameAt, gameByCode, modelOf } from '@baize/game-kit'
import { instantByCode } from '@baize/game-kit/instant/index'
import { isInstant, offeredInstants } from './instant/offered-instants.ts'
import { isLiveTable } from './live/live-tables.ts'
import { offeredTables } from './live/offered-tables.ts'
import { isLottery, offeredLotteries } from './lotteries/offered-lotteries.ts'
import { offeredFish } from './rooms/catalogue/offered-fish.ts'
import { offeredMatches } from './rooms/catalogue/offered-matches.ts'
import { isFishCode } from './rooms/fish/fish-codes.ts'
import { isMatchCode } from './rooms/match-codes.ts'
import { isBookGame, offeredBook } from './sports/offered-book.ts'
import { deviationText } from './verify/deviation-text.ts'

/** The first slots of the game kit's formula: with the games at tables the hall holds nearly ten thousand. */
const slotCount = 9_900
const newest = 60

/** A slot that this studio serves; undefined for codes that it does not offer. */
export function servedGame(code: string): SlotGame | undefined {
  const game = gameByCode(code)
  return game && game.index < slotCount ? game : undefined
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

/** True when this studio serves a game, of whatever kind. */
export const isServed = (code: string): boolean =>
  servedGame(code) !== undefined ||
  isLottery(code) ||
  isInstant(code) ||
  isLiveTable(code) ||
  isBookGame(code) ||
  isMatchCode(code) ||
  isFishCode(code)

/** Which page shows a game. */
export function kindOf(code: string): 'slot' | 'lottery' | 'instant' | 'table' | 'book' | 'duo' | 'fish' {
  if (isFishCode(code)) return 'fish'
  if (isMatchCode(code)) return 'duo'
  if (isBookGame(code)) return 'book'
  if (isLiveTable(code)) return 'table'
  if (isLottery(code)) return 'lottery'
  return isInstant(code) ? 'instant' : 'slot'
}

/** How a game with rounds is called; its code where the studio does not offer it any more. */
export const titleOfGame = (code: string): string => servedGame(code)?.title ?? instantByCode(code)?.title ?? code

/** What GET /games answers. The slots at the end of the index are the newest. */
export const offeredGames = (): ProviderGame[] => [
  ...offeredSlots(),
  ...offeredLotteries(),
  ...offeredInstants(),
  ...offeredTables(),
  ...offeredBook(),
  ...offeredMatches(),
  ...offeredFish(),
]

function offeredSlots(): ProviderGame[] {
  const games = Array.from({ length: slotCount }, (_, index) => gameAt(index))
  return games.map(game => ({
    code: game.code,
    title: game.title,
    vendor: game.vendor,
    type: 'RNG',
    classification: game.classification,
    lines: game.lines,
    min_bet: game.minBetUnits,
    max_bet: game.maxBetUnits,
    rtp: rtpPercentOf(game),
    deviation: deviationText(factsOf(game).deviation),
    volatility: game.volatility,
    tags: [...game.tags, ...(game.index >= slotCount - newest ? ['new'] : [])],
    trial: true,
    art: { ...game.art, palette: game.art.palette as [string, string, string] },
  }))
}
