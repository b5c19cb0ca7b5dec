import type { ProviderGame } from '@baize/api/provider-game'
import type { LotteryVendor } from '@baize/api/studio/lottery'
import { FAMILIES } from '@baize/game-kit'
import {
  betTypesOf,
  exactReturn,
  type FormatCode,
  type LotteryGame,
  lotteryGames,
} from '@baize/game-kit/lotteries/index'
import { sampleContents } from '@baize/game-kit/lotteries/sample-contents'
import { stationArt } from './station-art.ts'
import { titleOf, titlesOf } from './titles.ts'

/** The vendor under which a lottery is listed, which also names its betting page. */
export const vendorOf = ({ code, prizeMode }: LotteryGame): LotteryVendor => {
  if (code.startsWith('VN_') || code.startsWith('EL_VN')) return 'TCG_LOTTO_VN'
  return prizeMode === 'SEA' ? 'TCG_SEA' : prizeMode
}

/** The least that any bet of the game returns at the default series, in percent with two decimals. */
function lowestReturn({ format }: LotteryGame): string {
  const returns = betTypesOf(format).flatMap(type =>
    sampleContents[format][type.code]!.map(content => exactReturn(type, content)),
  )
  return (Math.floor(Math.min(...returns) * 10_000 + 1e-9) / 100).toFixed(2)
}

/** Ground, mid and accent of a group's pages and covers. */
export const lotteryPalettes = {
  LOTT: ['#3a1220', '#b03a4b', '#f1c75b'],
  ELOTT: ['#0b2a33', '#0d9a8c', '#ffd166'],
  SEA: ['#122447', '#2c7fb8', '#f6c453'],
} as const
/** A ticket's cost is at least a cent; the most for one slip keeps its largest win within what the house holds. */
const lowestBetUnits = 100
export const highestBetUnits = 100_000_000

export const isLottery = (gameCode: string): boolean => lotteryGames.some(({ code }) => code === gameCode)

/** Theme families whose pictures stand for a format. */
const familyOf: Readonly<Record<FormatCode, string>> = {
  ...{ K3: 'CRD', SSC: 'NEO', PK10: 'RAC', KENO: 'DIS', SIX45: 'GEM', F3D: 'ALC' },
  ...{ VN_N: 'TET', VN_S: 'MEK', SEA_4D: 'PEA', SEA_TH: 'ELE', SEA_ID: 'OCE' },
}

function artOf(game: LotteryGame, i: number): ProviderGame['art'] {
  const common = { pattern: i % 5, frame: vendorOf(game), layout: i % 3 }
  const station = stationArt[game.code]
  if (station) return { ...station, ...common }
  const family = FAMILIES.find(({ code }) => code === familyOf[game.format])!
  const palette = [...lotteryPalettes[game.prizeMode]] as [string, string, string]
  // What is thrown stands on the cover, whatever else the family shows.
  const hero = game.format === 'K3' ? 'game-die' : family.hero
  return { family: family.code, palette, hero, ...common }
}

/** The names in languages where it is not called as in English. */
const otherTitles = (game: LotteryGame) =>
  Object.fromEntries(Object.entries(titlesOf(game)).filter(([, title]) => title !== titleOf(game, 'EN')))

/** Lotteries as the provider's game list states them. */
export function offeredLotteries(): ProviderGame[] {
  return lotteryGames.map((game, i) => ({
    code: game.code,
    title: titleOf(game, 'EN'),
    titles: otherTitles(game),
    vendor: vendorOf(game),
    type: game.prizeMode === 'ELOTT' || vendorOf(game) === 'TCG_LOTTO_VN' ? 'ELOTT' : 'LOTT',
    classification: null,
    lines: 0,
    min_bet: lowestBetUnits,
    max_bet: highestBetUnits,
    rtp: lowestReturn(game),
    volatility: 'high',
    tags: [],
    trial: true,
    art: artOf(game, i),
  }))
}
