import type { Language, RequestOf } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { type PrizeMode, prizeModeOfVendor } from '@baize/api/prize-mode'
import type { AppContext } from '../../shared/app/app-context.ts'
import { gameMenusQuery } from '../../shared/app/queries.ts'
import type { LaunchAnswer } from './launch-store.ts'

/**
 * The address of a launched game as a browser opens it: one on this site goes through one of the brand's launch
 * addresses, each as likely as the others; one elsewhere stays as it is.
 * @param draw from 0 up to 1, and never 1 itself
 */
export function launchUrl(gameUrl: string, launchGameCDNs: readonly string[], draw: number): string {
  const cdn = launchGameCDNs[Math.floor(draw * launchGameCDNs.length)]
  return cdn && gameUrl.startsWith('/') ? cdn.replace(/\/$/, '') + gameUrl : gameUrl
}

const deviceOf = (): 'WEB' | 'MOBILE' => (matchMedia('(width < 768px)').matches ? 'MOBILE' : 'WEB')

/** The prize mode of the lotteries in a lobby. */
export const lottoModeAt = (path: string): PrizeMode =>
  path.endsWith('TCG_SEA') ? 'SEA' : path.startsWith(gameTypePaths.LOTT) ? 'LOTT' : 'ELOTT'

/** What the launch of a lottery says: the betting page of a game, or without one the lobby. */
export const lottoPayload = (
  lottoPrizeMode: string,
  gameCode: string | undefined,
  { language, backUrl }: { language: Language; backUrl: string },
): RequestOf<'lottery.launch'> => ({
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode,
  ...(gameCode && { lottoGameCode: gameCode }),
  lottoView: gameCode ? 'betting' : 'lobby',
  device: deviceOf(),
  backUrl,
  language,
})

/** Asks to be let into a game. @throws ApiError as `call` does */
export async function requestLaunch(
  { call, language, permission, queryClient }: AppContext,
  gameCode: string,
  vassalage: string,
  roomId?: string,
): Promise<LaunchAnswer> {
  const modes = permission.info.vendorPrizeModes
  const isLottery = prizeModeOfVendor(vassalage, modes, []) !== null
  // A page that was opened by its address may still be loading the menus, which say how lotteries are listed today.
  const lanes = isLottery ? await queryClient.ensureQueryData(gameMenusQuery({ call })) : []
  const lottoMode = prizeModeOfVendor(vassalage, modes, lanes)
  const answer = await (lottoMode
    ? call(
        'lottery.launch',
        lottoPayload(permission.info.prizeModes[lottoMode], gameCode, { language, backUrl: location.pathname }),
      )
    : call('launch.gameLaunch', { gameCode, vassalage, language, device: deviceOf(), ...(roomId && { roomId }) }))
  return { ...answer, gameUrl: launchUrl(answer.gameUrl, permission.info.launchGameCDNs, Math.random()) }
}
