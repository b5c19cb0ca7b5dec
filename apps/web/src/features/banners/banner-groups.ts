/** Banner group of each page that has one, as the product names them. */
const groups: Record<string, string> = {
  '/': 'home',
  '/index': 'home',
  '/index.html': 'home',
  '/home': 'home',
  '/register': 'home',
  '/register.html': 'home',
  '/login': 'home',
  '/rng': 'rng',
  '/live': 'live',
  '/fish': 'fish',
  '/pvp': 'pvp',
  '/sports': 'sports',
  '/esports': 'esports',
  '/elott': 'lott',
  '/lott': 'lott',
  '/down': 'down',
  '/download': 'down',
  '/promotions': 'promotion',
  '/pointMall': 'shop',
  '/help': 'help',
}

/** Banner group of a path, its own or that of its first part; null where no banners belong. */
export const groupForPath = (path: string): string | null => groups[path] ?? groups[`/${path.split('/')[1]}`] ?? null
