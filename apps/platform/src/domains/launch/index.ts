import type { InputOf } from '@baize/api'
import type { Job } from '@baize/server-kit/jobs/job'
import type { Tx } from '../../kernel/database/open-database.ts'
import type { MemberCaller } from '../../kernel/http/caller.ts'
import type { Handlers } from '../../kernel/http/handlers.ts'
import { Port } from '../../kernel/wiring/port.ts'
import { createBookDesk } from './book-desk/index.ts'
import type { LaunchDependencies } from './launch-game.ts'
import { launchGame } from './launch-game.ts'
import { createLiveTables } from './live-tables.ts'
import { createBookReturns } from './matches/book-returns.ts'
import { createLiveMatches } from './matches/live-matches.ts'
import { createPopularGames } from './popular-games.ts'
import { createRecentGames } from './recent-games.ts'
import { createRoomDesk } from './room-desk/index.ts'
import { createRooms } from './rooms/list-rooms.ts'
import type { Payee } from './rooms/peer-tags.ts'
import { noteStops, tellStops } from './stops/player-stops.ts'
import { createTableDesk } from './table-desk/index.ts'
import { tables } from './tables.ts'

export type { ProviderClient } from './provider-client.ts'
export { createProviderClient } from './provider-client.ts'
export type { LaunchPublished } from './published.ts'

/** Game sessions and the way into them. */
export function createLaunch(deps: LaunchDependencies) {
  const popularGames = createPopularGames(deps)
  const recentGames = createRecentGames(deps)
  const rooms = createRooms(deps)
  const liveTables = createLiveTables(deps)
  const tableDesk = createTableDesk(deps)
  const liveMatches = createLiveMatches(deps)
  const bookReturns = createBookReturns(deps)
  const payees = new Port<(memberId: bigint) => Promise<Payee[]>>('where members have money paid to')

  /** Lets a member into a game and notes it among the recent ones. @throws ApiError as {@link launchGame} does */
  async function enter(input: InputOf<'launch.gameLaunch'>, caller: MemberCaller) {
    const answer = await launchGame({ ...deps, payeesOf: payees.get() }, input, caller)
    await recentGames.note(caller.memberId, input.gameCode)
    return answer
  }

  const jobs: Job[] = [{ name: 'launch-stops', cron: '* * * * *', run: () => tellStops(deps) }]
  return {
    jobs,
    /** Notes in a closure's transaction which providers have to be told; see noteStops. */
    noteStops: (tx: Tx, memberId: bigint, holders: readonly string[]) =>
      noteStops(tx, memberId, holders, deps.clock.now()),
    /** Tells providers now what the job of each minute tells them otherwise. */
    tellStops: () => tellStops(deps),
    enter,
    payees,
    /** Codes of the games that a member launched, each once, the latest first. */
    recentCodes: recentGames.codes,

    routes: {
      'launch.gameLaunch': (input, { caller }) => enter(input, caller),
      'launch.recentGames': async (query, { caller, language }) => recentGames.list(caller.memberId, query, language),
      'launch.roomList': async ({ vassalage }, { language }) => ({ rooms: await rooms(language, vassalage) }),
      'launch.tableList': async ({ gameType }, { language }) => ({
        tables: await liveTables(language, gameType),
        serverTime: deps.clock.now().toISOString(),
      }),
      'launch.liveMatches': async ({ count }) => ({
        matches: await liveMatches(count),
        serverTime: deps.clock.now().toISOString(),
      }),
      'launch.bookReturns': () => bookReturns(),
      'launch.popularGames': ({ count }, { language }) => popularGames(count, language),
      ...tableDesk,
      ...createBookDesk(deps),
      ...createRoomDesk(deps),
    } satisfies Partial<Handlers>,

    /** Ends all game sessions of a member, with whatever wish of the member that goes. */
    endVisits: async (tx: Tx, memberId: bigint): Promise<void> => {
      const at = deps.clock.now()
      await tables(tx)
        .updateTable('launch.game_session')
        .set({ ended_at: at })
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', at)
        .execute()
    },

    /** Ends the game sessions that a member's sign-out leaves behind: open rounds settle, new bets are refused. */
    async endSessionsOf(memberSessionId: string): Promise<void> {
      await tables(deps.database.kysely)
        .updateTable('launch.game_session')
        .set({ ended_at: deps.clock.now() })
        .where('member_session_id', '=', BigInt(memberSessionId))
        .where('ended_at', 'is', null)
        .execute()
    },
  }
}
export type Launch = ReturnType<typeof createLaunch>
