import type { InputOf, ResponseOf } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { prizeModeOf, prizeModeOfVendor } from '@baize/api/prize-mode'
import { ApiError } from '../../kernel/api-error.ts'
import type { SessionCaller } from '../../kernel/http/caller.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Launch } from '../launch/index.ts'

type Mode = InputOf<'lottery.launch'>['lottoPrizeMode']

/** Lobby of a prize mode: the minute draws, the southern ones, or those of fixed times. */
const lobbies: Record<Mode, string> = {
  ELOTT: gameTypePaths.ELOTT,
  LOTT: gameTypePaths.LOTT,
  ZY: gameTypePaths.LOTT,
  SEA: `${gameTypePaths.LOTT}/vassalage/TCG_SEA`,
}

/**
 * Lets a member into the betting page of a lottery, or answers where a lobby is.
 * @throws ApiError game_unknown for a game that is none, or is none of the prize mode, and as a launch does
 */
export async function launchLottery(
  { catalogue, launch }: { catalogue: Catalogue; launch: Pick<Launch, 'enter'> },
  input: InputOf<'lottery.launch'>,
  caller: SessionCaller,
): Promise<ResponseOf<'lottery.launch'>> {
  const { lottoView, lottoPrizeMode, lottoGameCode = '', device, backUrl, language } = input
  if (lottoView === 'lobby')
    return { gameUrl: lobbies[lottoPrizeMode], mode: 'ROUTE', gameSessionId: null, expiresAt: null }
  const card = catalogue.snapshot.byCode.get(lottoGameCode)?.card
  if (!card || prizeModeOfVendor(card.vassalage, catalogue.snapshot.lanes) !== lottoPrizeMode)
    throw new ApiError('game_unknown')
  const { gameCode, vassalage } = card
  return launch.enter({ gameCode, vassalage, device, backUrl, ...(language && { language }) }, caller)
}

/** The prize mode under which the Vietnamese lotteries are listed today. */
export const vietnamesePrizeMode = (catalogue: Catalogue): Mode => prizeModeOf(catalogue.snapshot.lanes)
