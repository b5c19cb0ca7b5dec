import type { ProviderGame } from '@baize/api/provider-game'
import { type InstantTitle, instantByCode, instantTitles } from '@baize/game-kit/instant/index'
import { deviationText } from '../verify/deviation-text.ts'

export const isInstant = (gameCode: string): boolean => instantByCode(gameCode) !== undefined

/** The lowest exact RTP of a game in percent, cut to two decimals. */
export const instantRtpPercent = ({ table }: InstantTitle): string =>
  (Math.floor(table.facts().rtp * 10_000 + 1e-9) / 100).toFixed(2)

/**
 * No less than the deviation of any way of playing: a win is at most the highest, so its mean square is at most that times its
 * mean.
 */
const instantDeviation = ({ table }: InstantTitle): number => {
  const { topMultiple, highestRtp } = table.facts()
  return Math.sqrt(topMultiple * highestRtp)
}

/** Instant games as the provider's game list states them. */
export const offeredInstants = (): ProviderGame[] =>
  instantTitles.map(title => ({
    code: title.code,
    title: title.title,
    vendor: title.vendor,
    type: 'RNG',
    classification: title.classification,
    lines: 0,
    min_bet: title.minBetUnits,
    max_bet: title.maxBetUnits,
    rtp: instantRtpPercent(title),
    deviation: deviationText(instantDeviation(title)),
    volatility: title.volatility,
    tags: [...title.tags, 'new'],
    trial: true,
    art: { ...title.art, palette: title.art.palette as [string, string, string] },
  }))
