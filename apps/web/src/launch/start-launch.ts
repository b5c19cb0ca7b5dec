import type { AppContext } from '../app/app-context.ts'
import { openDialog } from '../dialogs/dialog-store.ts'
import { roleOf } from '../session/roles.ts'
import { readSession } from '../shared/session/session-storage.ts'
import type { LaunchObject } from './destination.ts'
import type { LaunchTools } from './launch.ts'
import { askForLogin, launch, showLaunchFault } from './launch.ts'
import { requestLaunch } from './request-launch.ts'

/** Launches with the tools of this page. It loads with the first launch, as few visits come to one at once. */
export const startLaunch = (
  game: LaunchObject,
  app: AppContext,
  { navigate, warnTrial }: Pick<LaunchTools, 'navigate' | 'warnTrial'>,
): Promise<void> =>
  launch(game, {
    role: () => roleOf(readSession('token'), readSession('isAgent')),
    navigate,
    openVendorGames: openDialog,
    requestLaunch: (gameCode, vassalage, roomId) => requestLaunch(app, gameCode, vassalage, roomId),
    openLogin: askForLogin,
    warnTrial,
    showFault: showLaunchFault,
  })
