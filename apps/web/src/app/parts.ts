import { lazyPart } from './part.tsx'

/** The page parts that exist, under the names of the product. */
export const parts = {
  index: lazyPart('index', 'src/pages/home/home.tsx', () => import('../pages/home/home.tsx')),
  notice: lazyPart('notice', 'src/pages/notices/notice-page.tsx', () => import('../pages/notices/notice-page.tsx')),
  game: lazyPart('game', 'src/pages/lobby/lobby.tsx', () => import('../pages/lobby/lobby.tsx')),
  seamless: lazyPart('seamless', 'src/pages/seamless/seamless.tsx', () => import('../pages/seamless/seamless.tsx')),
}
