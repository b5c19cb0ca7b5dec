import type { AppContext } from '../../shared/app/app-context.ts'
import { gameQuery } from '../../shared/app/queries.ts'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { preloadGamePage } from '../../shared/dialogs/load-ahead.ts'
import { roleOf } from '../../shared/session/roles.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { destination } from './destination.ts'
import type { LaunchTools } from './launch.ts'
import { askForLogin, launch, showLaunchFault } from './launch.ts'
import { requestLaunch } from './request-launch.ts'

/** Tools of the page from which a launch starts. */
export type StartTools = Pick<LaunchTools, 'navigate' | 'warnTrial'>

/** Launches with the tools of this page. It loads with the first launch, as few visits come to one at once. */
export const startLaunch = (game: LaunchObject, app: AppContext, { navigate, warnTrial }: StartTools): Promise<void> =>
  launch(game, {
    role: () => roleOf(readSession('token'), readSession('isAgent')),
    navigate,
    openVendorGames: openDialog,
    requestLaunch: (gameCode, vassalage, roomId) => {
      // What the game's page needs comes while the server is asked. Where it fails, the page asks again and says so.
      const goal = destination(game)
      if (goal.kind === 'page' && goal.to === '/seamless') preloadGamePage()
      void app.queryClient.prefetchQuery(gameQuery(app, gameCode))
      return requestLaunch(app, gameCode, vassalage, roomId)
    },
    openLogin: askForLogin,
    warnTrial,
    showFault: showLaunchFault,
  })
