/**
 * Keeps the shell for when there is no network: scripts, styles and fonts by their hashed names, and one page that
 * says so. It never touches calls, pictures or anything that carries a session; those always go to the network.
 */
const version = 'baize-1'
const offlinePage = '/offline.html'
const offlineParts = ['/offline.css', '/favicon.svg']
const keptOnes = 150
/** The language of the site, which is part of this script's address. */
const language = new URL(self.location.href).searchParams.get('lang') ?? 'en'

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(version)
      .then(cache => cache.addAll([offlinePage, ...offlineParts]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', event => {
  event.waitUntil(
    Promise.all([
      caches.keys().then(names => Promise.all(names.filter(name => name !== version).map(name => caches.delete(name)))),
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('authorization')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (offlineParts.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)))
})

/** A page is always fresh; without a network the offline page stands in. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return offline()
  }
}

/** The offline page holds all languages and shows the one that its root names. */
async function offline() {
  const kept = await caches.match(offlinePage)
  if (!kept) return Response.error()
  const text = await kept.text()
  const tag = /^[A-Za-z-]{2,8}$/.test(language) ? language : 'en'
  return new Response(text.replace('<html lang="en">', `<html lang="${tag}">`), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': kept.headers.get('content-security-policy') ?? "default-src 'self'",
    },
  })
}

/** Files with a hash in their name never change, so the first copy will do. The oldest leave when there are many. */
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(version)
    await cache.put(request, answer.clone())
    const names = await cache.keys()
    if (names.length > keptOnes) await cache.delete(names.find(({ url }) => url.includes('/assets/')))
  }
  return answer
}
