import type { Language } from '@baize/api'

/** What the history of bonuses and the message call it. */
export const referralTitles: Record<Language, string> = {
  EN: 'Referral reward',
  CN: '推荐奖励',
  VI: 'Thưởng giới thiệu',
  TH: 'รางวัลแนะนำเพื่อน',
  ID: 'Hadiah referral',
  TY: 'Referral reward',
  JA: '紹介報酬',
}
