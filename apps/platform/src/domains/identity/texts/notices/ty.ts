import type { NoticeTexts } from './index.ts'

export const ty: NoticeTexts = {
  hold: 'Naka-hold ang withdrawals sa loob ng {hours} oras.',
  notYou: 'Kung hindi ikaw ito, kontakin agad ang customer service.',
  recoveredByPhone: {
    subject: 'napalitan ang password mo',
    text: 'Napalitan ang password ng {brandName} account mo gamit ang code na ipinadala sa mobile number mo. Na-logout ang lahat ng iba mong devices.',
  },
  recoveredByMail: {
    subject: 'napalitan ang password mo',
    text: 'Napalitan ang password ng {brandName} account mo gamit ang link na ipinadala sa email mo. Na-logout ang lahat ng devices.',
  },
  digitsReset: {
    subject: 'napalitan ang withdrawal password mo',
    text: 'Napalitan ang withdrawal password ng {brandName} account mo gamit ang code.',
  },
  digitsSet: {
    subject: 'may withdrawal password na',
    text: 'May itinakdang withdrawal password para sa {brandName} account mo.',
  },
  mobileBound: {
    subject: 'bagong mobile number',
    text: 'May bagong mobile number na naka-link sa {brandName} account mo.',
  },
  emailBound: {
    subject: 'bagong email address',
    text: 'May bagong email address na naka-link sa {brandName} account mo.',
  },
  payoutAccountAdded: {
    subject: 'bagong payout account',
    text: 'May bagong payout account ({detail}) na idinagdag sa {brandName} account mo.',
  },
  signInBlocked: {
    subject: 'naka-block ang account mo',
    text: 'May nag-login sa {brandName} account mo gamit ang tamang password. Naka-block ang account kaya walang nabuksan. Masasabi sa iyo ng customer service ang dahilan.',
  },
  frozen: { subject: 'naka-freeze ang account mo', text: 'Naka-freeze ang {brandName} account mo: {detail}' },
  released: { subject: 'bukas na muli ang account mo', text: 'Bukas na muli ang {brandName} account mo: {detail}' },
  partLocked: {
    subject: 'naka-lock ang bahagi ng account mo',
    text: 'Naka-lock ang bahagi ng {brandName} account mo: {detail}',
  },
  partReleased: {
    subject: 'bukas na muli ang bahagi ng account mo',
    text: 'Bukas na muli ang bahagi ng {brandName} account mo: {detail}',
  },
}
