import { type BonusContact, bonusContacts } from '@baize/api/loyalty'
import { ApiError } from '../../kernel/api-error.ts'

/**
 * The number by which a bonus is redeemed, on the channel that the brand asks for.
 * @throws ApiError contact_required, or invalid_input when it has another form; both name the field contact
 */
export function readBonusContact(typed: string, channel: BonusContact): string {
  const contact = typed.replaceAll(/[ -]/g, '')
  const field = 'contact'
  if (contact === '') throw new ApiError('contact_required', { faults: [{ field, fault: 'required' }] })
  if (!new RegExp(bonusContacts[channel].pattern).test(contact))
    throw new ApiError('invalid_input', { faults: [{ field, fault: 'pattern' }] })
  return contact
}
