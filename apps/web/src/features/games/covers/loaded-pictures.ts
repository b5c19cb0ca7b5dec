import { lazyImageCacheSize } from '@baize/api'

/** Addresses of pictures that have loaded, the one that was asked for longest ago first. */
const loaded = new Set<string>()

/** Notes that a picture has loaded; beyond the limit the one that was asked for longest ago is forgotten. */
export function noteLoaded(url: string): void {
  loaded.delete(url)
  loaded.add(url)
  if (loaded.size > lazyImageCacheSize) for (const oldest of loaded) return void loaded.delete(oldest)
}

/** True when a picture has loaded lately, so that it need not wait to come into sight. */
export function wasLoaded(url: string): boolean {
  if (!loaded.has(url)) return false
  noteLoaded(url)
  return true
}
