import type { ResponseOf } from '@baize/api'
import type { Call } from '../../shared/app/app-context.ts'

type DomainRoute = ResponseOf<'site.domainRoute'>
export interface Router {
  url: string
  /** Milliseconds of the last measurement; 0 before there was one. */
  speed: number
}

/** The addresses of the site, none of them measured yet. */
export const routersOf = ({ domainList }: DomainRoute): Router[] => domainList.map(({ url }) => ({ url, speed: 0 }))

/** Keeps the addresses of the site in the tab's storage, where they are not yet. */
export async function loadRouters(call: Call): Promise<void> {
  if (sessionStorage.getItem('routers')) return
  const routes = await call('site.domainRoute', {}).catch(() => null)
  if (routes) sessionStorage.setItem('routers', JSON.stringify(routersOf(routes)))
}
