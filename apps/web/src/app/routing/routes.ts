import type { GameType } from '@baize/api'
import { gameTypePaths, gameTypes } from '@baize/api'
import { createRoute, redirect } from '@tanstack/react-router'
import type { AppContext } from '../../shared/app/app-context.ts'
import {
  announcementsQuery,
  gameMenusQuery,
  gameQuery,
  gameReturnsQuery,
  helpNoticesQuery,
  helpQuery,
  homeQueries,
} from '../../shared/app/queries.ts'
import { type PageFrame, page, rootRoute } from './page-route.ts'
import type { LazyPart } from './part.tsx'
import { parts } from './parts.ts'

const morePaths = [
  ...(['/games', '/winners', '/leaderboard', '/feedback'] as const),
  ...(['/blog', '/blog/$slug', '/news', '/news/$slug'] as const),
] as const

/** What the header and the banners of most pages show. */
const frameQueries = (context: AppContext) => [gameMenusQuery(context), announcementsQuery(context)]
const helpAlone = (context: AppContext) => [helpQuery(context), helpNoticesQuery(context)]
const helpQueries = (context: AppContext) => [...frameQueries(context), ...helpAlone(context)]
const fairnessQueries = (context: AppContext) => [...frameQueries(context), gameReturnsQuery(context, '', 1)]
const home = { queries: homeQueries }
/** A page that hosts a launched game. Those of lotteries keep what stands around a page. */
const gamePage = <P extends string>(path: P, part: LazyPart, frame: PageFrame) =>
  page(path, part, {
    queries: (context, { search: { gameCode } }) => (gameCode ? [gameQuery(context, gameCode)] : []),
    frame,
  })

/** The lobby knows what it starts with; its script is the page part itself. */
const loadLobby = () => import('../../features/lobby/lobby.tsx')
const loadQueries = () => import('./late-queries.ts')
const loadLottery = () => import('../../features/lottery/lobby/lottery.tsx')
const loadHalls = () => import('../../features/lobby/halls/games-page.tsx')
const isLottery = (type: GameType) => type === 'LOTT' || type === 'ELOTT'
/** Types whose vendors are halls of their own, which a page shows before their lobbies. */
const isHalls = (type: GameType) => type === 'SPORTS' || type === 'ESPORTS' || type === 'DS88'
/** Types that are played in company. */
const companyTypes: readonly GameType[] = ['LIVE', 'PVP', 'FISH', 'COCKFIGHT']
const isCompany = (type: GameType) => companyTypes.includes(type)
const lobbyPart = (type: GameType) => (isLottery(type) ? parts.lottery : isCompany(type) ? parts.live : parts.game)

/** A lobby a game type, open on everything, on its hot list, or on one vendor. */
const lobbyPages = () =>
  gameTypes.flatMap(gameType =>
    (isHalls(gameType) ? ['/$type', '/$type/$vassalage'] : ['', '/$type', '/$type/$vassalage']).map(rest =>
      page(`${gameTypePaths[gameType]}${rest}`, lobbyPart(gameType), {
        // The slots hall is where other pages lead, so that it stands even when it is empty.
        ...(gameType === 'RNG' ? {} : { needs: gameType }),
        queries: async (context, address) =>
          isLottery(gameType)
            ? (await loadLottery()).lotteryLobbyQueries(gameType, context)
            : (await loadLobby()).lobbyQueries(gameType, context, address),
      }),
    ),
  )
/** The page of each type of halls. */
const hallPages = () =>
  gameTypes.filter(isHalls).map(gameType =>
    page(gameTypePaths[gameType], parts.egame, {
      needs: gameType,
      queries: async context => (await loadHalls()).hallQueries(gameType, context),
    }),
  )
const buildRoutes = () =>
  rootRoute.addChildren([
    page('/', parts.index, home),
    page('/index', parts.index, home),
    page('/index.html', parts.index, home),
    page('/home', parts.index, home),
    page('/register', parts.index, { ...home, dialog: 'register' }),
    page('/register.html', parts.index, { ...home, dialog: 'register' }),
    page('/login', parts.index, { ...home, dialog: 'login' }),
    page('/noticePage', parts.notice, { queries: frameQueries }),
    page('/fairness', parts.fairness, { queries: fairnessQueries }),
    page('/fairness/ledger', parts.ledger, {
      queries: async (context, { search }) => [
        ...frameQueries(context),
        ...(await loadQueries()).sealQueries(context, search),
      ],
    }),
    page('/help', parts.help, { queries: helpQueries }),
    page('/helpmc', parts.help, { queries: helpAlone, frame: 'none' }),
    page('/service', parts.more, { frame: 'none' }),
    page('/paid', parts.more, { queries: frameQueries }),
    page('/terms', parts.more, { queries: frameQueries }),
    page('/down', parts.download, { queries: frameQueries }),
    page('/download', parts.download, { queries: frameQueries }),
    page('/join', parts.joinus, { queries: frameQueries }),
    ...morePaths.map(path =>
      page(path, parts.more, {
        queries: async (context, address) => [
          ...frameQueries(context),
          ...(await loadQueries()).moreQueries(path, context, address),
        ],
      }),
    ),
    page('/promotions', parts.promo, {
      queries: async context => [...frameQueries(context), ...(await loadQueries()).promotionQueries(context)],
    }),
    page('/promoDetail', parts.promoDetail, {
      queries: async (context, address) => [
        gameMenusQuery(context),
        ...(await loadQueries()).promotionDetailQueries(context, address),
      ],
    }),
    page('/pointMall', parts.pointMall, { queries: frameQueries }),
    ...lobbyPages(),
    ...hallPages(),
    gamePage('/seamless', parts.seamless, 'header'),
    gamePage('/game', parts.byIframe, 'header'),
    gamePage('/fbsports', parts.fbSports, 'header'),
    ...(['/lottery', '/vnLottery', '/seaLottery'] as const).map(path => gamePage(path, parts.lottery, 'full')),
    createRoute({
      getParentRoute: () => rootRoute,
      path: '$',
      beforeLoad: () => {
        throw redirect({ to: '/', replace: true })
      },
    }),
  ])

let built: ReturnType<typeof buildRoutes> | null = null
/** The routes, made once. A browser makes them in a task of its own, since there are many. */
export const routes = () => (built ??= buildRoutes())
