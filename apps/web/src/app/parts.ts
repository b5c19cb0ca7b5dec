import { withCentreTexts, withLateTexts } from '../shared/i18n/language.ts'
import { lazyPart } from './part.tsx'

/** The page parts that exist, under the names of the product. */
export const parts = {
  index: lazyPart('index', 'src/pages/home/home.tsx', () => import('../pages/home/home.tsx')),
  notice: lazyPart('notice', 'src/pages/notices/notice-page.tsx', () =>
    withLateTexts(import('../pages/notices/notice-page.tsx')),
  ),
  game: lazyPart('game', 'src/pages/lobby/lobby.tsx', () => withLateTexts(import('../pages/lobby/lobby.tsx'))),
  live: lazyPart('live', 'src/pages/lobby/live-lobby.tsx', () =>
    withLateTexts(import('../pages/lobby/live-lobby.tsx')),
  ),
  egame: lazyPart('egame', 'src/pages/games/games-page.tsx', () =>
    withLateTexts(import('../pages/games/games-page.tsx')),
  ),
  status: lazyPart('status', 'src/status/status-screen.tsx', () =>
    withLateTexts(import('../status/status-screen.tsx')),
  ),
  help: lazyPart('help', 'src/pages/help/help-page.tsx', () => withLateTexts(import('../pages/help/help-page.tsx'))),
  fairness: lazyPart('fairness', 'src/pages/fairness/fairness-page.tsx', () =>
    withCentreTexts(import('../pages/fairness/fairness-page.tsx')),
  ),
  download: lazyPart('download', 'src/pages/download/download-page.tsx', () =>
    withLateTexts(import('../pages/download/download-page.tsx')),
  ),
  joinus: lazyPart('joinus', 'src/pages/join/join-page.tsx', () =>
    withLateTexts(import('../pages/join/join-page.tsx')),
  ),
  more: lazyPart('more', 'src/pages/more/more.tsx', () => withCentreTexts(import('../pages/more/more.tsx'))),
  lottery: lazyPart('lottery', 'src/pages/lottery/lottery.tsx', () =>
    withLateTexts(import('../pages/lottery/lottery.tsx')),
  ),
  seamless: lazyPart('seamless', 'src/pages/seamless/seamless.tsx', () =>
    withLateTexts(import('../pages/seamless/seamless.tsx')),
  ),
  byIframe: lazyPart('byIframe', 'src/pages/by-iframe/by-iframe.tsx', () =>
    withLateTexts(import('../pages/by-iframe/by-iframe.tsx')),
  ),
  fbSports: lazyPart('fbSports', 'src/pages/fb-sports/fb-sports.tsx', () =>
    withLateTexts(import('../pages/fb-sports/fb-sports.tsx')),
  ),
  promo: lazyPart('promo', 'src/pages/promotions/promotions-page.tsx', () =>
    withCentreTexts(import('../pages/promotions/promotions-page.tsx')),
  ),
  promoDetail: lazyPart('promoDetail', 'src/pages/promotions/promo-detail-page.tsx', () =>
    withCentreTexts(import('../pages/promotions/promo-detail-page.tsx')),
  ),
  pointMall: lazyPart('pointMall', 'src/pages/point-mall/point-mall-page.tsx', () =>
    withCentreTexts(import('../pages/point-mall/point-mall-page.tsx')),
  ),
}
