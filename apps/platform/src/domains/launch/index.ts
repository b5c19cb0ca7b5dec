import './tables.ts'
import type { InputOf } from '@baize/api'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import type { LaunchDependencies } from './launch-game.ts'
import { launchGame } from './launch-game.ts'
import { createPopularGames } from './popular-games.ts'
import { createRecentGames } from './recent-games.ts'
import { createRooms } from './rooms.ts'

export type { ProviderClient } from './provider-client.ts'
export { createProviderClient } from './provider-client.ts'

/** Game sessions and the way into them. */
export function createLaunch(deps: LaunchDependencies) {
  const popularGames = createPopularGames(deps)
  const recentGames = createRecentGames(deps)
  const rooms = createRooms(deps)

  /** Lets a member into a game and notes it among the recent ones. @throws ApiError as {@link launchGame} does */
  async function enter(input: InputOf<'launch.gameLaunch'>, caller: MemberCaller) {
    const answer = await launchGame(deps, input, caller)
    await recentGames.note(caller.memberId, input.gameCode)
    return answer
  }

  return {
    enter,
    /** Codes of the games that a member launched, each once, the latest first. */
    recentCodes: recentGames.codes,

    routes: {
      'launch.gameLaunch': (input, { caller }) => enter(input, caller),
      'launch.recentGames': async (query, { caller }) => recentGames.list(caller.memberId, query),
      'launch.roomList': async ({ vassalage }) => ({ rooms: await rooms(vassalage) }),
      'launch.popularGames': ({ count }) => popularGames(count),
    } satisfies Partial<Handlers>,

    /** Ends the game sessions that a member's sign-out leaves behind: open rounds settle, new bets are refused. */
    async endSessionsOf(memberSessionId: string): Promise<void> {
      await deps.database.kysely
        .updateTable('launch.game_session')
        .set({ ended_at: deps.clock.now() })
        .where('member_session_id', '=', BigInt(memberSessionId))
        .where('ended_at', 'is', null)
        .execute()
    },
  }
}
export type Launch = ReturnType<typeof createLaunch>
