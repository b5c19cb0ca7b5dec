import type { GameType } from '@baize/api'
import { ApiError } from '../../shared/api/api-error.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { launchOf } from './destination.ts'
import { useLaunch } from './use-launch.ts'

/** Launches the first game of a vendor, without a page of games between. */
export function useFirstGame(): (gameType: GameType, vassalage: string) => Promise<void> {
  const { call } = useApp()
  const { start } = useLaunch()
  return async (gameType, vassalage) => {
    const vendor: LaunchObject = { gameType, vassalage }
    try {
      const { games } = await call('catalogue.gameList', { gameType, vassalage, pageSize: 1 })
      await start(games[0] ? launchOf(games[0]) : vendor)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { showLaunchFault } = await import('./launch.ts')
      showLaunchFault(vendor, error)
    }
  }
}
