/** Addresses that a visitor may open while the brand asks for a sign-in first. */
export const openPaths: readonly string[] = ['/login', '/register', '/register.html', '/helpmc', '/download']

/** True when a page has to send its visitor to the sign-in first; one page asks for that whatever the brand does. */
export const needsSignIn = (path: string, { guardOn, signedIn }: { guardOn: boolean; signedIn: boolean }): boolean =>
  !signedIn && (guardOn ? !openPaths.includes(path) : path === '/seaLottery')

/** Where the sign-in is asked for: a screen of its own under the guard, else home. */
export const signInPath = (guardOn: boolean): '/login' | '/' => (guardOn ? '/login' : '/')

/** Where to go on after signing in: an address of this site, never one of another. */
export function continueTo(from: string | undefined): string {
  if (!from?.startsWith('/')) return '/'
  const { origin, pathname, search } = new URL(from, 'https://site.invalid')
  return origin === 'https://site.invalid' && pathname !== '/login' ? pathname + search : '/'
}
