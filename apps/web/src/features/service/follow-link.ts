import type { CustomerServiceType } from '@baize/api'
import type { Call } from '../../shared/app/app-context.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { decryptLink, encryptedLink, InvalidLink, serviceAddress } from './service-link.ts'

interface Desk {
  call: Call
  /** Key of the encrypted link. */
  key: string
  csType: CustomerServiceType | undefined
}

/** Leads an open window to customer service. Answers the text that says what went wrong, if anything did. */
export async function followLink(popup: Window | null, desk: Desk): Promise<TextKey | null> {
  if (!popup) return 'error.popupClosed'
  try {
    const address = serviceAddress(await linkOf(desk), location.origin)
    if (popup.closed) return 'error.popupClosed'
    popup.location.href = address
    return null
  } catch (error) {
    return error instanceof InvalidLink ? 'error.invalidUrl' : 'service.failed'
  }
}

async function linkOf({ call, key, csType }: Desk): Promise<string> {
  if (csType) return (await call('site.customerServiceLink', { csType })).link
  return decryptLink(encryptedLink(await call('site.customerService', {})), key)
}
