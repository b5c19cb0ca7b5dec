import { ApiError } from '@baize/client-kit/api-error.ts'
import type { AppContext, Call } from '../../shared/app/app-context.ts'
import type { LaunchObject } from '../../shared/dialogs/launch-object.ts'
import { launchOf, launchOfLottery } from './destination.ts'
import { showLaunchFault } from './launch.ts'
import { type StartTools, startLaunch } from './start-launch.ts'

/** A vendor whose first game is launched. */
export type Vendor = LaunchObject & { vassalage: string }

/** Launches the first game of a vendor, without a page of games between. */
export async function startFirstGame(vendor: Vendor, app: AppContext, tools: StartTools): Promise<void> {
  try {
    await startLaunch((await firstLaunch(app.call, vendor)) ?? vendor, app, tools)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    showLaunchFault(vendor, error)
  }
}

/** Asks for the first game of a vendor; undefined where it has none. A lottery's card says with which kind of play it opens. */
async function firstLaunch(call: Call, { gameType, vassalage }: Vendor): Promise<LaunchObject | undefined> {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    const { lotteries } = await call('lottery.list', { gameType })
    const first = lotteries.find(lottery => lottery.vassalage === vassalage)
    return first && launchOfLottery(first)
  }
  const { games } = await call('catalogue.gameList', { gameType, vassalage, pageSize: 1 })
  return games[0] && launchOf(games[0])
}
