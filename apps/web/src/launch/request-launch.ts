import type { AppContext } from '../app/app-context.ts'
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

/** Asks to be let into a game. @throws ApiError as `call` does */
export async function requestLaunch(
  { call, language, permission }: AppContext,
  gameCode: string,
  vassalage: string,
): Promise<LaunchAnswer> {
  const answer = await call('launch.gameLaunch', { gameCode, vassalage, language, device: deviceOf() })
  return { ...answer, gameUrl: launchUrl(answer.gameUrl, permission.info.launchGameCDNs, Math.random()) }
}
