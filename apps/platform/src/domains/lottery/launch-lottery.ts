import type { GameCard, InputOf, ResponseOf } from '@baize/api'
import { defaultLanguage, gameTypePaths } from '@baize/api'
import { prizeModeOfVendor, type VendorPrizeModes } from '@baize/api/prize-mode'
import type { LotteryDraws } from '@baize/api/wallet/draws'
import { ApiError } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Launch } from '../launch/index.ts'
import { maxSeriesOf } from '../members/index.ts'
import { presentGroups } from './groups.ts'
import { lotteryCards, vietnameseVendor } from './vendors.ts'

type Mode = InputOf<'lottery.launch'>['lottoPrizeMode']

/** Lobby of a prize mode: the minute draws, the southern ones, or those of fixed times. */
const lobbies: Record<Mode, string> = {
  ELOTT: gameTypePaths.ELOTT,
  LOTT: gameTypePaths.LOTT,
  ZY: gameTypePaths.LOTT,
  SEA: `${gameTypePaths.LOTT}/vassalage/TCG_SEA`,
}

interface LaunchDependencies {
  database: Database
  catalogue: Catalogue
  settings: Settings
  launch: Pick<Launch, 'enter'>
  drawsByCode: () => Promise<ReadonlyMap<string, LotteryDraws>>
}

/**
 * Lets a member into the betting page of a lottery, or answers where a lobby is; with the odds series that they may bet at.
 * @throws ApiError game_unknown for a game that is none, or is none of the prize mode, and as a launch does
 */
export async function launchLottery(
  { database, catalogue, settings, launch, drawsByCode }: LaunchDependencies,
  input: InputOf<'lottery.launch'>,
  caller: MemberCaller,
): Promise<ResponseOf<'lottery.launch'>> {
  const { lottoView, lottoPrizeMode, lottoGameCode = '', device, backUrl, language } = input
  const { lanes, byCode } = catalogue.snapshot
  const { vendorPrizeModes } = await settings.recentBrand()
  const ofMode = ({ vassalage }: GameCard) => prizeModeOfVendor(vassalage, vendorPrizeModes, lanes) === lottoPrizeMode
  const groupsOf = async (cards: readonly GameCard[]) => {
    const draws = await drawsByCode()
    const told = cards.flatMap(({ gameCode }) => draws.get(gameCode) ?? [])
    return presentGroups(told, await maxSeriesOf(database.kysely, caller.memberId))
  }
  if (lottoView === 'lobby') {
    const lottoGroups = await groupsOf(lotteryCards(catalogue, defaultLanguage).filter(ofMode))
    return { gameUrl: lobbies[lottoPrizeMode], mode: 'ROUTE', gameSessionId: null, expiresAt: null, lottoGroups }
  }
  const card = byCode.get(lottoGameCode)?.card
  if (!card || !ofMode(card)) throw new ApiError('game_unknown')
  const { gameCode, vassalage } = card
  const entered = await launch.enter({ gameCode, vassalage, device, backUrl, ...(language && { language }) }, caller)
  return { ...entered, lottoGroups: await groupsOf([card]) }
}

/** The prize mode under which the Vietnamese lotteries are listed today. */
export const vietnamesePrizeMode = ({ snapshot }: Catalogue, modes: VendorPrizeModes): Mode =>
  prizeModeOfVendor(vietnameseVendor, modes, snapshot.lanes)!
