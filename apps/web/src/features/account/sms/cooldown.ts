import { firebaseSmsCooldownSeconds, smsCooldownSecondsPerMinute } from '@baize/api'

export type SmsChannel = 'gateway' | 'firebase'

/** Seconds until another code may be asked for: a minute for each minute that the code is good; Firebase always a minute. */
export const cooldownSeconds = (expiredMinutes: number, channel: SmsChannel): number =>
  channel === 'firebase' ? firebaseSmsCooldownSeconds : expiredMinutes * smsCooldownSecondsPerMinute

/** The cooldown of password recovery, less half the time that the call took. */
export const recoveryCooldownSeconds = (expiredMinutes: number, roundTripMs: number): number =>
  Math.max(0, cooldownSeconds(expiredMinutes, 'gateway') - Math.round(roundTripMs / 2000))
