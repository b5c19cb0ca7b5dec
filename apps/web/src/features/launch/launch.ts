import { errors } from '@baize/api/errors'
import { ApiError } from '@baize/client-kit/api-error.ts'
import { isAnsweredByPage } from '../../shared/api/answered.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import type { Role, Verdict } from '../../shared/session/roles.ts'
import { verdictOf } from '../../shared/session/roles.ts'
import type { Destination, Page } from './destination.ts'
import { destination, gameCodeOf, providerOf } from './destination.ts'
import type { LaunchAnswer } from './launch-store.ts'
import { keepLaunch } from './launch-store.ts'

export interface LaunchTools {
  role: () => Role
  navigate: (to: Page) => unknown
  openVendorGames: (vendor: Extract<Destination, { kind: 'vendorGames' }>) => void
  /** Makes the launch call for a game. */
  requestLaunch: (gameCode: string, vassalage: string, roomId?: string) => Promise<LaunchAnswer>
  openLogin: (next: LaunchObject) => void
  warnTrial: () => void
  /** Tells why a game did not open; the player stays where he was. */
  showFault: (game: LaunchObject, error: ApiError) => void
}

/** True when a launch goes on. A trial guest looks at lists of games, and is told at once of a game that is not for trials. */
function launchVerdict(role: Role, launch: LaunchObject): Verdict {
  const verdict = verdictOf('play', role)
  if (verdict !== 'open' || role !== 'guest' || !gameCodeOf(launch)) return verdict
  return launch.trialEnabled === false ? 'warning' : 'open'
}

/**
 * The one way into a game. Login is checked before anything else; a vendor's hall opens at once; a game opens only
 * when the server let the player in.
 */
export async function launch(game: LaunchObject, tools: LaunchTools): Promise<void> {
  const verdict = launchVerdict(tools.role(), game)
  if (verdict === 'login') return tools.openLogin(game)
  if (verdict === 'warning') return tools.warnTrial()
  const goal = destination(game)
  if (goal.kind === 'vendorGames') return tools.openVendorGames(goal)
  const gameCode = gameCodeOf(game)
  if (!gameCode) return void (await tools.navigate(goal))
  try {
    const answer = await tools.requestLaunch(gameCode, providerOf(game), game.roomId)
    keepLaunch(gameCode, answer)
    await tools.navigate(destination(game, answer.mode) as Page)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'trial_refused') tools.warnTrial()
    else if (!isAnsweredByPage(error)) tools.showFault(game, error)
  }
}

export const askForLogin = (next: LaunchObject): void => openDialog({ kind: 'login', next })

export function showLaunchFault(game: LaunchObject, error: ApiError): void {
  const canRetry = error.code === 'network' || errors[error.code].retry
  openDialog({ kind: 'launchFault', game, message: error.message, canRetry })
}
