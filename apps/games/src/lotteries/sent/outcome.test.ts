import type { SlipView } from '@baize/api/studio/lottery'
import { expect, test } from 'vitest'
import { textsFor } from '../../kit/fixtures/texts.ts'
import type { Texts } from '../texts.ts'
import { stateText } from './slip-card.tsx'

/** A settled slip of tickets of 200 cents each, by what they were paid. */
const settled = (...paid: number[]) => ({
  state: 'settled' as const,
  payoutCents: paid.reduce((sum, cents) => sum + cents, 0),
  tickets: paid.map(payoutCents => ({ payoutCents, costCents: 200 })) as SlipView['tickets'],
})

test.each([
  ['CN', '退还本金'],
  ['EN', 'Stake back'],
  ['ID', 'Taruhan kembali'],
  ['JA', 'ベット返還'],
  ['TH', 'คืนเงินเดิมพัน'],
  ['TY', 'Balik ang taya'],
  ['VI', 'Hoàn tiền cược'],
] as const)('[MEND-034] in %s a slip whose stake only came back says %s', (language, said) => {
  const t = textsFor<Texts>('lotteries', language)
  expect(stateText(t, settled(200))).toBe(said)
  expect(stateText(t, settled(0, 200))).toBe(said)
  expect([settled(390), settled(200, 390), settled(40), settled(0)].map(slip => stateText(t, slip))).toEqual([
    t('won'),
    t('won'),
    t('won'),
    t('lost'),
  ])
})
