import type { ProviderGame } from '@baize/api/wallet-protocol'
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

/** The vendor under which a lottery is listed, which also names its betting page. */
const vendorOf = ({ code, prizeMode }: LotteryGame): string => {
  if (code.startsWith('VN_') || code.startsWith('EL_VN')) return 'TCG_LOTTO_VN'
  return prizeMode === 'SEA' ? 'TCG_SEA' : prizeMode
}

const titles: Readonly<Record<string, string>> = {
  EL_K3_1: 'Three Dice 1 Min',
  EL_K3_3: 'Three Dice 3 Min',
  EL_SSC_1: 'Five Digits 1 Min',
  EL_SSC_5: 'Five Digits 5 Min',
  EL_PK10_1: 'Racing Ten 1 Min',
  EL_PK10_3: 'Racing Ten 3 Min',
  EL_F3D_1: 'Fast 3D 1 Min',
  EL_VN_1: 'Mekong Minute',
  EL_KENO_5: 'Keno 5 Min',
  LT_3D: 'Baize 3D',
  LT_645: 'Baize 6/45',
  VN_N: 'North Draw',
  SEA_4D: 'Strait 4D',
  SEA_TH: 'Orchid Six',
  SEA_TH_D: 'Orchid Daily',
  SEA_ID: 'Archipelago 4D',
}

export const titleOf = ({ code, station }: LotteryGame): string => station ?? titles[code]!

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
  ...{ K3: 'RET', SSC: 'NEO', PK10: 'RAC', KENO: 'DIS', SIX45: 'GEM', F3D: 'ALC' },
  ...{ VN_N: 'TET', VN_S: 'MEK', SEA_4D: 'PEA', SEA_TH: 'ELE', SEA_ID: 'OCE' },
}

function artOf(game: LotteryGame, i: number): ProviderGame['art'] {
  const common = { pattern: i % 5, frame: vendorOf(game), layout: i % 3 }
  const station = stationArt[game.code]
  if (station) return { ...station, ...common }
  const family = FAMILIES.find(({ code }) => code === familyOf[game.format])!
  const palette = [...lotteryPalettes[game.prizeMode]] as [string, string, string]
  return { family: family.code, palette, hero: family.hero, ...common }
}

/** Lotteries as the provider's game list states them. */
export function offeredLotteries(): ProviderGame[] {
  return lotteryGames.map((game, i) => ({
    code: game.code,
    title: titleOf(game),
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
