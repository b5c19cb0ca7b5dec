import type { MessageTexts } from './index.ts'

export const ty: MessageTexts = {
  smsKnown: ({ brandName }) =>
    `${brandName}: may sumubok mag-register gamit ang number mo. Walang nagbago sa account mo. Kung ikaw iyon, mag-log in na lang.`,
  smsCode: ({ brandName, code, minutes }) =>
    `${brandName}: ${code} ang OTP mo. Valid ito nang ${minutes} min. Huwag itong ibigay kahit kanino.`,
  codeSubject: ({ brandName }) => `${brandName}: ang OTP mo`,
  resetSubject: ({ brandName }) => `${brandName}: mag-set ng bagong password`,
  resetBody: ({ brandName, username, link, minutes }) =>
    `May humiling ng bagong password para sa account na ${username} sa ${brandName}.

Buksan ang link na ito para i-set ang password. Isang beses lang itong gagana, sa loob ng ${minutes} min:
${link}

Kung hindi ikaw ito, balewalain ang email na ito. Hindi mababago ang password mo.`,
}
