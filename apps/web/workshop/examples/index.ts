import type { EndpointName, ResponseOf } from '@baize/api'
import { announcements } from './announcements.ts'
import { games, vendors, winners } from './games.ts'
import { helpCenter } from './help.ts'
import { inbox } from './members.ts'
import { fieldRules, permission } from './permission.ts'
import { countryCode, registerSettings } from './site.ts'

type Examples = { [N in EndpointName]?: () => ResponseOf<N> }

/** What the workshop answers to calls, held to the contract by its types and by a test. Pictures are drawn by its server. */
export const examples: Examples = {
  'site.permission': () => permission(),
  'site.announcements': () => announcements,
  'site.helpCenter': () => helpCenter,
  'site.countryCode': () => countryCode,
  'site.registerSettings': () => registerSettings,
  'site.validation': () => fieldRules,
  'messages.inbox': () => inbox,
  'messages.markRead': () => null,
  'messages.unreadCount': () => ({ count: 1, messageCount: 1, missionCount: 0, rewardCount: 0, promoCount: 1 }),
  'members.passwordByEmail': () => null,
  'verification.smsNoLogin': () => ({ expiredMinutes: 2 }),
  'verification.smsRegister': () => ({ expiredMinutes: 2 }),
  'session.logout': () => null,
  'launch.popularGames': () => games,
  'catalogue.gameVendors': () => [{ gameCategory: 'RNG', vendors }],
  'catalogue.gameMenus': () => [{ title: 'RNG', cards: vendors }],
  'rounds.winnerBoard': () => winners,
  'wallet.balance': () => ({ sumBalance: '1284.50', bonus: '0.00', currency: 'DEMO' }),
}
