import { boot } from '../../../shared/api/boot.ts'

/** Whom this browser remembers, from the readable cookies of the last sign-in with remember-me. */
export interface Remembered {
  username: string
  mobile: { mobileNum: string; countryDialingCode: string } | null
}

/** Reads the cookies of remember-me; null where nobody asked to be remembered. */
export function readRemembered(cookies: string, merchant: string): Remembered | null {
  const values = new Map(
    cookies.split('; ').map(pair => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const
    }),
  )
  if (values.get('loginRemember') !== '1') return null
  return { username: values.get(`${merchant}-login`) ?? '', mobile: readMobile(values.get('loginTypeSms')) }
}

function readMobile(text: string | undefined): Remembered['mobile'] {
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(text ?? '') as Record<string, unknown>
    return typeof mobileNum === 'string' && typeof countryDialingCode === 'string'
      ? { mobileNum, countryDialingCode }
      : null
  } catch {
    return null
  }
}

/** Null on the server, which sees no such cookies in a page that it renders. */
export const rememberedHere = (): Remembered | null =>
  typeof document === 'undefined' ? null : readRemembered(document.cookie, boot().info.merchant)
