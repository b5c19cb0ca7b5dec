import type { NoticeTexts } from './index.ts'

export const en: NoticeTexts = {
  hold: 'Withdrawals pause for {hours} hours.',
  notYou: 'If it was not you, contact customer service now.',
  recoveredByPhone: {
    subject: 'your password was changed',
    text: 'The password of your {brandName} account was set anew with a code sent to your mobile number. All other devices were signed out.',
  },
  recoveredByMail: {
    subject: 'your password was changed',
    text: 'The password of your {brandName} account was set anew with a link sent to your e-mail address. All devices were signed out.',
  },
  digitsReset: {
    subject: 'your withdrawal password was changed',
    text: 'The withdrawal password of your {brandName} account was set anew with a code.',
  },
  digitsSet: {
    subject: 'a withdrawal password was set',
    text: 'A withdrawal password was set for your {brandName} account.',
  },
  mobileBound: { subject: 'a new mobile number', text: 'A new mobile number was bound to your {brandName} account.' },
  emailBound: { subject: 'a new e-mail address', text: 'A new e-mail address was bound to your {brandName} account.' },
  payoutAccountAdded: {
    subject: 'a new payout account',
    text: 'A new payout account ({detail}) was added to your {brandName} account.',
  },
  signInBlocked: {
    subject: 'your account is blocked',
    text: 'Somebody signed in to your {brandName} account with the right password. The account is blocked, so nothing was opened. Customer service can tell you more.',
  },
  frozen: { subject: 'your account is frozen', text: 'Your {brandName} account is frozen: {detail}' },
  released: { subject: 'your account is open again', text: 'Your {brandName} account is open again: {detail}' },
  partLocked: {
    subject: 'part of your account is locked',
    text: 'Part of your {brandName} account is locked: {detail}',
  },
  partReleased: {
    subject: 'part of your account is open again',
    text: 'Part of your {brandName} account is open again: {detail}',
  },
}
