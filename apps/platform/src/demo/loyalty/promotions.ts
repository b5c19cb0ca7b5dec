import type { RequestOf } from '@baize/api'
import type { TicketKind } from '@baize/api/loyalty'
import { pastTexts, showTexts, thousandTexts } from './more-promotion-texts.ts'
import {
  bonusTexts,
  eggTexts,
  playTexts,
  raffleTexts,
  rainTexts,
  soonTexts,
  storyTexts,
  wheelTexts,
  zaloTexts,
} from './promotion-texts.ts'

type Saved = Omit<RequestOf<'promotions.save'>, 'startsAt' | 'endsAt' | 'position' | 'enabled' | 'reason'> & {
  /** Days from the demo's first day. */
  from: number
  until: number
}

const money = (amount: string, weight: number, stock: number | null = null) => ({
  kind: 'MONEY' as const,
  ...{ amount, weight, stock },
})
const points = (amount: string, weight: number) => ({ kind: 'POINTS' as const, amount, weight })
const ticket = (kind: TicketKind, weight: number) => ({
  kind: 'TICKET' as const,
  ...{ amount: '1', ticket: kind, weight },
})
const nothing = (weight: number) => ({ kind: 'NOTHING' as const, amount: '0', weight })

/** The demo's promotions, in the order of the shelf. Every promise in their texts is what they do. */
export const demoPromotions: readonly Saved[] = [
  {
    ...{ code: 'ZALO-131K', kind: 'TARGET', picture: 'invite', texts: zaloTexts, from: -20, until: 160 },
    ...{ reward: '131000.00', paidByOperator: true, asksContact: true, figure: '131K' },
  },
  {
    ...{ code: 'PLAY-BONUS', kind: 'TARGET', picture: 'bonus', texts: bonusTexts, from: -7, until: 160 },
    ...{ reward: '88.00', multiple: 10, bonus: { maxStake: '20.00', maxConvert: '200.00', days: 7 } },
  },
  {
    ...{ code: 'PRIZE-WHEEL', kind: 'WHEEL', picture: 'wheel', texts: wheelTexts, from: -10, until: 80 },
    ticketEvery: '300.00',
    prizes: [
      money('1000.00', 1),
      money('100.00', 9),
      money('20.00', 90),
      money('5.00', 400),
      ticket('WHEEL', 500),
      points('50.00', 1500),
      money('1.00', 2500),
      nothing(5000),
    ],
  },
  {
    ...{ code: 'PLAY-500', kind: 'TARGET', picture: 'jackpot', texts: playTexts, from: -14, until: 60 },
    ...{ metric: 'VALID_BET', target: '500.00', reward: '15.00' },
  },
  {
    ...{ code: 'ENVELOPE-RAIN', kind: 'ENVELOPE', picture: 'rain', texts: rainTexts, from: -5, until: 90 },
    envelopes: { pool: '60.00', shares: 40, minimum: '0.50', everyMinutes: 60, openMinutes: 15 },
  },
  {
    ...{ code: 'GOLDEN-EGGS', kind: 'EGG', picture: 'eggs', texts: eggTexts, from: -10, until: 80 },
    prizes: [
      money('88.00', 5, 20),
      money('8.00', 300),
      money('2.00', 1500),
      points('80.00', 2000),
      ticket('WHEEL', 1200),
      nothing(4995),
    ],
  },
  {
    ...{ code: 'TELL-US', kind: 'APPLY', picture: 'vault', texts: storyTexts, from: -14, until: 120 },
    reward: '25.00',
  },
  {
    ...{ code: 'HARVEST-RAFFLE', kind: 'RAFFLE', picture: 'raffle', texts: raffleTexts, from: -3, until: 45 },
    ticketEvery: '1000.00',
    prizes: [money('500.00', 2, 2), money('50.00', 48, 40), money('10.00', 450), points('100.00', 2500), nothing(7000)],
  },
  {
    ...{ code: 'NEW-YEAR', kind: 'TARGET', picture: 'new-games', texts: soonTexts, from: 12, until: 40 },
    ...{ metric: 'VALID_BET', target: '2000.00', reward: '60.00', multiple: 2 },
  },
  {
    ...{ code: 'FIRST-THOUSAND', kind: 'TARGET', picture: 'bonus', texts: thousandTexts, from: -7, until: 160 },
    ...{ metric: 'DEPOSIT', target: '1000.00', reward: '30.00' },
  },
  {
    ...{ code: 'SHOW-A-ROUND', kind: 'APPLY', picture: 'invite', texts: showTexts, from: -14, until: 120 },
    ...{ reward: '20.00', paidByOperator: true },
  },
  {
    ...{ code: 'OPENING-WEEKS', kind: 'TARGET', picture: 'new-games', texts: pastTexts, from: -24, until: -2 },
    ...{ metric: 'VALID_BET', target: '800.00', reward: '20.00' },
  },
]
