import type { GameType } from '@baize/api'
import { gameTypePaths, gameTypes } from '@baize/api'
import type { RouterHistory } from '@tanstack/react-router'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { groupForPath } from '../banners/banner-groups.ts'
import { readSession } from '../shared/session/session-storage.ts'
import { categoriesOf } from '../shell/categories.ts'
import { Shell } from '../shell/shell.tsx'
import { closedBy } from '../status/closed.ts'
import type { AppContext } from './app-context.ts'
import { ErrorScreen } from './error-screen.tsx'
import { saysMissing } from './missing.ts'
import type { LazyPart } from './part.tsx'
import { parts } from './parts.ts'
import type { PageAddress, Query } from './queries.ts'
import { announcementsQuery, gameMenusQuery, gameQuery, gameReturnsQuery, helpQuery, homeQueries } from './queries.ts'
import { needsSignIn, signInPath } from './router-guard.ts'

/** What stands around a page: header, footer and side bar, the header alone, or nothing. */
export type PageFrame = 'full' | 'header' | 'none'
export type RouteDialog = 'login' | 'register'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    part?: LazyPart
    /** Banner group whose first picture is fetched ahead. */
    bannerGroup?: string
    frame?: PageFrame
    /** Dialog that is open at this address. */
    dialog?: RouteDialog
  }
}

const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Shell,
  errorComponent: ErrorScreen,
  beforeLoad: ({ context, location }) => {
    const { pathname: path, href } = location
    if (closedBy(context.permission)) return
    const guardOn = context.permission.info.loggedInToHome
    if (needsSignIn(path, { guardOn, signedIn: isSignedIn(context) }))
      throw redirect({ to: signInPath(guardOn), search: { from: href } as never, replace: true })
  },
})

/** The session of this tab decides; until the page has been taken over, what the server was told may do as well. */
function isSignedIn({ signedIn }: AppContext): boolean {
  if (import.meta.env.SSR) return signedIn
  return readSession('token') !== null || (!isTakenOver() && signedIn)
}

/** Whether the browser has taken over the page that the server rendered. */
const isTakenOver = (): boolean => document.documentElement.dataset.hydrated === 'true'

/** Fetches what a page needs. The server waits for all of it; the browser shows skeletons meanwhile. A failure stays with its section. */
async function fetchAll(context: AppContext, queries: Query[] | Promise<Query[]>): Promise<void> {
  const { queryClient } = context
  /** What the server's page says is not there stays so while the browser takes the page over. */
  const isMissing = ({ queryKey }: Query) => saysMissing(queryKey && queryClient.getQueryState(queryKey)?.error)
  const all = Promise.resolve(queries).then(known =>
    Promise.all(known.map(query => (isMissing(query) ? null : queryClient.prefetchQuery(query)))),
  )
  if (import.meta.env.SSR) await all
}

interface PageOptions {
  queries?: (context: AppContext, address: PageAddress) => Query[] | Promise<Query[]>
  frame?: PageFrame
  dialog?: RouteDialog
  /** The page stands only while this game type has open vendors. */
  needs?: GameType
}

function page<P extends string>(path: P, part: LazyPart, options: PageOptions = {}) {
  const { queries = () => [], frame = 'full', dialog, needs } = options
  const bannerGroup = groupForPath(path)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: part.Component,
    staticData: { part, frame, ...(bannerGroup && { bannerGroup }), ...(dialog && { dialog }) },
    validateSearch: (search): Record<string, string> => search as Record<string, string>,
    beforeLoad: async ({ context }) => {
      if (needs && !(await hasVendors(context, needs))) throw redirect({ to: '/', replace: true })
    },
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps, params, cause }) => {
      if (closedBy(context.permission)) return void (await parts.status.preload())
      // A page that stays open at another address asks for what it needs itself, in its own order; one that the server
      // rendered has it.
      const hasAll = cause === 'stay' || !(import.meta.env.SSR || isTakenOver())
      await Promise.all([part.preload(), hasAll ? null : fetchAll(context, queries(context, { params, search: deps }))])
    },
  })
}

/** Whether a game type has open vendors; menus that do not come count as an open door, the page says what it lacks. */
async function hasVendors(context: AppContext, gameType: GameType): Promise<boolean> {
  const menus = await context.queryClient.ensureQueryData(gameMenusQuery(context)).catch(() => null)
  return menus === null || categoriesOf(menus).some(({ title }) => title === gameType)
}

const morePaths = [
  ...(['/games', '/winners', '/leaderboard', '/feedback', '/service'] as const),
  ...(['/blog', '/blog/$slug', '/news', '/news/$slug'] as const),
] as const

/** What the header and the banners of most pages show. */
const frameQueries = (context: AppContext) => [gameMenusQuery(context), announcementsQuery(context)]
const helpQueries = (context: AppContext) => [...frameQueries(context), helpQuery(context)]
const fairnessQueries = (context: AppContext) => [...frameQueries(context), gameReturnsQuery(context, '', 1)]
const home = { queries: homeQueries }
/** A page that hosts a launched game. Those of lotteries keep what stands around a page. */
const gamePage = <P extends string>(path: P, part: LazyPart, frame: PageFrame) =>
  page(path, part, {
    queries: (context, { search: { gameCode } }) => (gameCode ? [gameQuery(context, gameCode)] : []),
    frame,
  })

/** The lobby knows what it starts with; its script is the page part itself. */
const loadLobby = () => import('../pages/lobby/lobby.tsx')
const loadQueries = () => import('./late-queries.ts')
const loadLottery = () => import('../pages/lottery/lottery.tsx')
const loadHalls = () => import('../pages/games/games-page.tsx')
const isLottery = (type: GameType) => type === 'LOTT' || type === 'ELOTT'
/** Types whose vendors are halls of their own, which a page shows before their lobbies. */
const isHalls = (type: GameType) => type === 'SPORTS' || type === 'ESPORTS' || type === 'DS88'
/** Types that are played in company. */
const isCompany = (type: GameType) => type === 'LIVE' || type === 'PVP' || type === 'FISH'
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
    page('/help', parts.help, { queries: helpQueries }),
    page('/helpmc', parts.help, { queries: helpQueries, frame: 'none' }),
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

/** The routes of the site over a history: the browser's own, or one in memory while the server renders. */
export function createAppRouter(context: AppContext, history: RouterHistory) {
  return createRouter({
    routeTree: routes(),
    history,
    context,
    scrollRestoration: !import.meta.env.SSR,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: search => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
  })
}
export type AppRouter = ReturnType<typeof createAppRouter>
