import type { Language, Permission, RequestOf } from '@baize/api'
import { gameTypePaths } from '@baize/api'
import { prizeModeOf } from '@baize/api/prize-mode'
import type { AppContext } from '../app/app-context.ts'
import { gameMenusQuery } from '../app/queries.ts'
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

type PrizeModes = Permission['info']['prizeModes']
type ModeKey = keyof PrizeModes

/** Vendors of lotteries, which have a launch of their own, with the prize mode of their games. */
const lotteryModes: Readonly<Record<string, ModeKey>> = { LOTT: 'LOTT', ELOTT: 'ELOTT', TCG_SEA: 'SEA' }

/** The prize mode of a vendor's lotteries: its own, or for Vietnamese ones that of the menus; null for other vendors. */
export const lottoModeOf = (vassalage: string, lanes: Parameters<typeof prizeModeOf>[0]): ModeKey | null =>
  vassalage === 'TCG_LOTTO_VN' ? prizeModeOf(lanes) : (lotteryModes[vassalage] ?? null)

/** The prize mode of the lotteries in a lobby. */
export const lottoModeAt = (path: string): ModeKey =>
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
): Promise<LaunchAnswer> {
  const lanes = queryClient.getQueryData(gameMenusQuery({ call }).queryKey) ?? []
  const lottoMode = lottoModeOf(vassalage, lanes)
  const answer = await (lottoMode
    ? call(
        'lottery.launch',
        lottoPayload(permission.info.prizeModes[lottoMode], gameCode, { language, backUrl: location.pathname }),
      )
    : call('launch.gameLaunch', { gameCode, vassalage, language, device: deviceOf() }))
  return { ...answer, gameUrl: launchUrl(answer.gameUrl, permission.info.launchGameCDNs, Math.random()) }
}
