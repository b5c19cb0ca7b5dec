import { createBrowserHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from './routes.tsx'

/** All that a screen shows stands in its address as plain text: `?view=&q=&f.state=&sort=&row=`. */
export const router = createRouter({
  routeTree,
  history: createBrowserHistory(),
  basepath: '/console',
  defaultPreload: 'intent',
  parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: search => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(given as [string, string][]).toString()
    return text === '' ? '' : `?${text}`
  },
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
