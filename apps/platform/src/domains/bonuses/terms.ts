import { createHash } from 'node:crypto'
import { type GameType, gameTypes } from '@baize/api'
import { type BonusContact, type BonusTerms, bonusContacts } from '@baize/api/loyalty'
import { ApiError } from '../../kernel/api-error.ts'
import type { Weights } from './tables.ts'

export type { BonusTerms }

/** Lotteries and sports count by half, live tables by a tenth, games against other players not at all. */
export const usualWeights: Weights = {
  LOTT: 500,
  ELOTT: 500,
  SPORTS: 500,
  ESPORTS: 500,
  LIVE: 100,
  PVP: 0,
}

/** Weights in percent, as members read them. */
export const weightsText = (weights: Weights): { gameType: GameType; percent: string }[] =>
  gameTypes.flatMap(gameType => {
    const thousandths = weights[gameType]
    return thousandths === undefined ? [] : [{ gameType, percent: String(thousandths / 10) }]
  })

/** Names the terms that somebody agreed to: the same terms have the same hash, in whatever order they are written. */
export function hashOfTerms({ multiple, maxStake, maxConvert, days, weights }: BonusTerms): string {
  const ordered = Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const written = JSON.stringify([multiple, maxStake, maxConvert, days, ordered])
  return createHash('sha256').update(written).digest('hex')
}

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
