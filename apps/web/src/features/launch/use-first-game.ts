import type { GameType } from '@baize/api'
import { ApiError } from '@baize/client-kit/api-error.ts'
import type { Call } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { launchOf, launchOfLottery } from './destination.ts'
import { useLaunch } from './use-launch.ts'

/** Launches the first game of a vendor, without a page of games between. */
export function useFirstGame(): (gameType: GameType, vassalage: string) => Promise<void> {
  const { call } = useApp()
  const { start } = useLaunch()
  return async (gameType, vassalage) => {
    const vendor: LaunchObject = { gameType, vassalage }
    try {
      await start((await firstLaunch(call, gameType, vassalage)) ?? vendor)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { showLaunchFault } = await import('./launch.ts')
      showLaunchFault(vendor, error)
    }
  }
}

/** What starts the first game of a vendor. A lottery's card says with which kind of play it opens. */
async function firstLaunch(call: Call, gameType: GameType, vassalage: string): Promise<LaunchObject | undefined> {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    const { lotteries } = await call('lottery.list', { gameType })
    const first = lotteries.find(lottery => lottery.vassalage === vassalage)
    return first && launchOfLottery(first)
  }
  const { games } = await call('catalogue.gameList', { gameType, vassalage, pageSize: 1 })
  return games[0] && launchOf(games[0])
}
