import { z } from 'zod'
import type { Language } from '../constants.ts'
import { gameTypes, languages, prizeModes } from '../constants.ts'

/** Text without NUL or lone surrogates, at most `max` UTF-16 units. */
export const text = (max: number, min = 0) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(value => value.isWellFormed() && !value.includes('\0'), 'contains characters that cannot be stored')

/** A wire amount: a decimal string with up to four decimals. */
export const amount = z.string().regex(/^-?\d{1,13}(\.\d{1,4})?$/)

export const languageCode = z.enum(Object.keys(languages) as [Language, ...Language[]])
export const gameTypeCode = z.enum(gameTypes)

/** Vendor and game codes: capitals, digits, dash and underscore. */
export const vendorCode = z.string().regex(/^[A-Z0-9_]{1,24}$/)
export const gameCode = z.string().regex(/^[A-Z0-9_-]{1,40}$/)

/** ISO time in UTC. */
export const time = z.iso.datetime()

/** Query number that arrives as text. */
export const queryInt = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** Why an operator takes a step. It stands in the audit, and in the message to the member. */
export const reason = z
  .string()
  .trim()
  .min(3)
  .max(300)
  .refine(value => value.isWellFormed() && !value.includes('\0'), 'contains characters that cannot be stored')

export const nothing = z.strictObject({})

/** What a solved slider adds to the call that it guards; needed while LOGIN_SLIDER is on. */
export const sliderFields = { challengeId: text(100).optional(), verifyToken: text(200).optional() }

/** A prize mode as calls write it, in capitals or not; read as its key. */
export const prizeMode = z
  .string()
  .max(10)
  .transform(written => written.toUpperCase())
  .pipe(z.enum(Object.keys(prizeModes) as [keyof typeof prizeModes]))

/** An address, or a range in CIDR notation. */
export const addressRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
