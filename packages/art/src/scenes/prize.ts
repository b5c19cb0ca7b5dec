import { type IconName, raised } from '../draw/sprite.ts'
import { svgDocument } from '../draw/svg.ts'

export interface PrizeSpec {
  /** One of PRIZE_ICONS by name, or any extracted icon. */
  icon: IconName
}

/** Things that promotions, levels, prizes and empty pages show. */
export const PRIZE_ICONS = {
  coin: 'coin',
  bag: 'money-bag',
  gift: 'wrapped-gift',
  crown: 'crown',
  gem: 'gem-stone',
  trophy: 'trophy',
  star: 'glowing-star',
  fire: 'fire',
  ticket: 'ticket',
  rocket: 'rocket',
  medal: 'sports-medal',
  gold: '1st-place-medal',
  silver: '2nd-place-medal',
  bronze: '3rd-place-medal',
  key: 'key',
  lock: 'locked-with-key',
  shield: 'shield',
  bell: 'bell',
  slot: 'slot-machine',
  die: 'game-die',
  party: 'party-popper',
  calendar: 'spiral-calendar',
  wallet: 'purse',
  card: 'credit-card',
  chart: 'chart-increasing',
  letter: 'envelope',
  redEnvelope: 'red-envelope',
  phone: 'mobile-phone',
  headphone: 'headphone',
  inbox: 'inbox-tray',
  search: 'magnifying-glass-tilted-left',
  hourglass: 'hourglass-not-done',
  balance: 'balance-scale',
  people: 'busts-in-silhouette',
  handshake: 'handshake',
  chest: 'g/open-treasure-chest',
  wheel: 'ferris-wheel',
  egg: 'egg',
  chick: 'hatching-chick',
} as const satisfies Record<string, IconName>

/** One raised object on a transparent square: badges, prizes, promotion and empty-state pictures. */
export function prizeSvg({ icon }: PrizeSpec): string {
  const name = icon in PRIZE_ICONS ? PRIZE_ICONS[icon as keyof typeof PRIZE_ICONS] : icon
  return svgDocument(256, 256, raised(name, { x: 128, y: 122, size: 210 }))
}
