import { withCentreTexts, withLateTexts } from '../../shared/i18n/language.ts'
import { lazyPart } from './part.tsx'

/** The page parts that exist, under the names of the product. */
export const parts = {
  index: lazyPart('index', 'src/features/home/home.tsx', () => import('../../features/home/home.tsx')),
  notice: lazyPart('notice', 'src/features/notices/notice-page.tsx', () =>
    withLateTexts(import('../../features/notices/notice-page.tsx')),
  ),
  game: lazyPart('game', 'src/features/lobby/lobby.tsx', () => withLateTexts(import('../../features/lobby/lobby.tsx'))),
  live: lazyPart('live', 'src/features/lobby/live-lobby.tsx', () =>
    withLateTexts(import('../../features/lobby/live-lobby.tsx')),
  ),
  egame: lazyPart('egame', 'src/features/lobby/halls/games-page.tsx', () =>
    withLateTexts(import('../../features/lobby/halls/games-page.tsx')),
  ),
  status: lazyPart('status', 'src/features/status/status-screen.tsx', () =>
    withLateTexts(import('../../features/status/status-screen.tsx')),
  ),
  help: lazyPart('help', 'src/features/help/help-page.tsx', () =>
    withLateTexts(import('../../features/help/help-page.tsx')),
  ),
  fairness: lazyPart('fairness', 'src/features/fairness/fairness-page.tsx', () =>
    withCentreTexts(import('../../features/fairness/fairness-page.tsx')),
  ),
  ledger: lazyPart('ledger', 'src/features/fairness/ledger/ledger-page.tsx', () =>
    withCentreTexts(import('../../features/fairness/ledger/ledger-page.tsx')),
  ),
  download: lazyPart('download', 'src/features/download/download-page.tsx', () =>
    withLateTexts(import('../../features/download/download-page.tsx')),
  ),
  joinus: lazyPart('joinus', 'src/features/join/join-page.tsx', () =>
    withLateTexts(import('../../features/join/join-page.tsx')),
  ),
  more: lazyPart('more', 'src/features/more/more.tsx', () => withCentreTexts(import('../../features/more/more.tsx'))),
  lottery: lazyPart('lottery', 'src/features/lottery/lobby/lottery.tsx', () =>
    withLateTexts(import('../../features/lottery/lobby/lottery.tsx')),
  ),
  seamless: lazyPart('seamless', 'src/features/play/seamless.tsx', () =>
    withLateTexts(import('../../features/play/seamless.tsx')),
  ),
  byIframe: lazyPart('byIframe', 'src/features/play/by-iframe.tsx', () =>
    withLateTexts(import('../../features/play/by-iframe.tsx')),
  ),
  fbSports: lazyPart('fbSports', 'src/features/play/fb-sports.tsx', () =>
    withLateTexts(import('../../features/play/fb-sports.tsx')),
  ),
  promo: lazyPart('promo', 'src/features/promotions/promotions-page.tsx', () =>
    withCentreTexts(import('../../features/promotions/promotions-page.tsx')),
  ),
  promoDetail: lazyPart('promoDetail', 'src/features/promotions/detail/promo-detail-page.tsx', () =>
    withCentreTexts(import('../../features/promotions/detail/promo-detail-page.tsx')),
  ),
  pointMall: lazyPart('pointMall', 'src/features/mall/point-mall-page.tsx', () =>
    withCentreTexts(import('../../features/mall/point-mall-page.tsx')),
  ),
}
