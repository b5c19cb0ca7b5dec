import type { GameType } from '@baize/api'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { groupForPath } from '../../features/banners/index.ts'
import { categoriesOf } from '../../features/navigation/index.ts'
import { closedBy } from '../../features/status/index.ts'
import type { AppContext } from '../../shared/app/app-context.ts'
import { saysMissing } from '../../shared/app/missing.ts'
import type { PageAddress, Query } from '../../shared/app/queries.ts'
import { gameMenusQuery } from '../../shared/app/queries.ts'
import type { SiteSearch } from '../../shared/app/site-search.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import type { LazyPart } from './part.tsx'
import { parts } from './parts.ts'
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

export const rootRoute = createRootRouteWithContext<AppContext>()({
  validateSearch: (search): SiteSearch => search,
  component: Shell,
  errorComponent: ErrorScreen,
  beforeLoad: ({ context, location }) => {
    const { pathname: path, href } = location
    if (closedBy(context.permission)) return
    const guardOn = context.permission.info.loggedInToHome
    if (needsSignIn(path, { guardOn, signedIn: isSignedIn(context) }))
      throw redirect({ to: signInPath(guardOn), search: { from: href }, replace: true })
  },
})

/** The session of this tab decides; until the page has been taken over, what the server was told may do as well. */
function isSignedIn({ signedIn }: AppContext): boolean {
  if (import.meta.env.SSR) return signedIn
  return readSession('token') !== null || (!isTakenOver() && signedIn)
}

/** True when the browser has taken over the page that the server rendered. */
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

/** A page of the site at a path: its part, what it starts with, and what stands around it. */
export function page<P extends string>(path: P, part: LazyPart, options: PageOptions = {}) {
  const { queries = () => [], frame = 'full', dialog, needs } = options
  const bannerGroup = groupForPath(path)
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: part.Component,
    // What fails in a page stays in its place: header, balance and ways on stand around it.
    errorComponent: ErrorScreen,
    staticData: { part, frame, ...(bannerGroup && { bannerGroup }), ...(dialog && { dialog }) },
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

/** True when a game type has open vendors; menus that do not come count as an open door, the page says what it lacks. */
async function hasVendors(context: AppContext, gameType: GameType): Promise<boolean> {
  const menus = await context.queryClient.ensureQueryData(gameMenusQuery(context)).catch(() => null)
  return menus === null || categoriesOf(menus).some(({ title }) => title === gameType)
}
