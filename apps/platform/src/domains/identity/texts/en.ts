import type { MessageTexts } from './index.ts'

export const en: MessageTexts = {
  smsKnown: ({ brandName }) =>
    `${brandName}: somebody tried to register with your number. Your account is unchanged. If it was you, sign in instead.`,
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: your code is ${code}. It is good for ${minutes} minutes. Never tell it to anyone.`,
  codeSubject: ({ brandName }) => `${brandName}: your code`,
  resetSubject: ({ brandName }) => `${brandName}: set a new password`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `Somebody asked for a new password for the account ${username} at ${brandName}.

Open this link to set it. It works once, within ${minutes} minutes:
${link}

If it was not you, ignore this mail. Your password stays as it is.`,
}
