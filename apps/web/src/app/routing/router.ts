import type { RouterHistory } from '@tanstack/react-router'
import { createRouter } from '@tanstack/react-router'
import type { AppContext } from '../../shared/app/app-context.ts'
import { routes } from './routes.ts'

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

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
