import { errors } from '@baize/api'
import { openDialog } from '../dialogs/dialog-store.ts'
import { roleOf, verdictOf } from '../session/roles.ts'
import { ApiError } from '../shared/api/api-error.ts'
import type { Destination, LaunchObject } from './destination.ts'
import { destination } from './destination.ts'
import type { LaunchAnswer } from './launch-store.ts'
import { keepLaunch } from './launch-store.ts'

export interface LaunchTools {
  token: () => string | null
  navigate: (to: Destination) => unknown
  /** Makes the launch call for a game. */
  requestLaunch: (gameCode: string, vassalage: string) => Promise<LaunchAnswer>
  openLogin: (next: LaunchObject) => void
  /** Tells why a game did not open; the player stays where he was. */
  showFault: (game: LaunchObject, error: ApiError) => void
}

/**
 * The one way into a game. Login is checked before anything else; a vendor's hall opens at once; a game opens only
 * when the server let the player in.
 */
export async function launch(game: LaunchObject, tools: LaunchTools): Promise<void> {
  if (verdictOf('play', roleOf(tools.token(), null)) === 'login') return tools.openLogin(game)
  const goal = destination(game)
  const { gameCode } = goal.search
  if (gameCode) {
    try {
      keepLaunch(gameCode, await tools.requestLaunch(gameCode, game.vassalage))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'session_expired') tools.showFault(game, error)
      return
    }
  }
  await tools.navigate(goal)
}

export const askForLogin = (next: LaunchObject): void => openDialog({ kind: 'login', next })

export function showLaunchFault(game: LaunchObject, error: ApiError): void {
  const canRetry = error.code === 'network' || errors[error.code].retry
  openDialog({ kind: 'launchFault', game, message: error.message, canRetry })
}
