import type { MessageTexts } from './index.ts'

export const en: MessageTexts = {
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: your code is ${code}. It is good for ${minutes} minutes. Never tell it to anyone.`,
  codeSubject: ({ brandName }) => `${brandName}: your code`,
  resetSubject: ({ brandName }) => `${brandName}: set a new password`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Somebody asked for a new password for the account ${username} at ${brandName}.

Open this link to set it. It works once, within ${minutes} minutes:
${link}

If it was not you, ignore this mail. Your password stays as it is.`,
  recoveredSubject: ({ brandName }) => `${brandName}: your password was changed`,
  recoveredBody: ({ brandName, hours }) =>
    `The password of your ${brandName} account was set anew with a code sent to your mobile number. All other devices were signed out, and withdrawals pause for ${hours} hours. If it was not you, contact customer service now.`,
  digitsResetSubject: ({ brandName }) => `${brandName}: your withdrawal password was changed`,
  digitsResetBody: ({ brandName, hours }) =>
    `The withdrawal password of your ${brandName} account was set anew with a code. Withdrawals pause for ${hours} hours. If it was not you, contact customer service now.`,
}
