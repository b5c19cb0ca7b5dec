import type { RouterHistory } from '@tanstack/react-router'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { Shell } from '../shell/shell.tsx'
import type { AppContext } from './app-context.ts'
import { ErrorScreen } from './error-screen.tsx'
import { NotFound } from './not-found.tsx'
import type { LazyPart } from './part.tsx'
import { parts } from './parts.ts'
import type { Query } from './queries.ts'
import { gameQuery, homeQueries, lobbyQueries } from './queries.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    part?: LazyPart
    /** Banner group whose first picture is fetched ahead. */
    bannerGroup?: string
  }
}

const rootRoute = createRootRouteWithContext<AppContext>()({
  component: Shell,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFound,
})

/** Fetches what a page needs. The server waits for all of it; the browser shows skeletons meanwhile. A failure stays with its section. */
async function fetchAll(context: AppContext, queries: Query[]): Promise<void> {
  const all = Promise.all(queries.map(query => context.queryClient.prefetchQuery(query)))
  if (import.meta.env.SSR) await all
}

function page<P extends string>(
  path: P,
  part: LazyPart,
  queries: (context: AppContext, search: Record<string, string>) => Query[],
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: part.Component,
    staticData: part === parts.index ? { part, bannerGroup: 'home' } : { part },
    validateSearch: (search): Record<string, string> => search as Record<string, string>,
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps }) => {
      await Promise.all([part.preload(), fetchAll(context, queries(context, deps))])
    },
  })
}

const routeTree = rootRoute.addChildren([
  page('/', parts.index, homeQueries),
  page('/index', parts.index, homeQueries),
  page('/index.html', parts.index, homeQueries),
  page('/home', parts.index, homeQueries),
  page('/register', parts.index, homeQueries),
  page('/register.html', parts.index, homeQueries),
  page('/rng', parts.game, lobbyQueries),
  page('/seamless', parts.seamless, (context, { gameCode }) => (gameCode ? [gameQuery(context, gameCode)] : [])),
])

/** The routes of the site over a history: the browser's own, or one in memory while the server renders. */
export function createAppRouter(context: AppContext, history: RouterHistory) {
  return createRouter({
    routeTree,
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
