/** What a bullet of level 1 costs in each class of rooms, in units of 1/10 000 (rooms book 2.1). */
export const ROOM_CLASSES = { shallows: 100, reef: 1_000, deep: 10_000 } as const
export type RoomClass = keyof typeof ROOM_CLASSES

/** Levels of a cannon: what a bullet costs, in bullets of level 1. They change no odds. */
export const LEVELS = [1, 2, 3, 5, 8, 10, 20, 30, 50, 100] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (level: number): level is Level => (LEVELS as readonly number[]).includes(level)

/** Bullets of the highest level that a ticket can charge: five a second for a minute (rooms book 2.5). */
const TICKET_SHOTS = 300

/** The most that one ticket may stake, in units. */
export const ticketMostUnits = (classUnits: number): number => TICKET_SHOTS * LEVELS.at(-1)! * classUnits

/** A purse holds so many bullets of level 1 (rooms book 2.5). */
const PURSE_LEAST = 50
const PURSE_MOST = 10_000
/** Units of one cent. */
const CENT = 100

/** True for what may be put into a purse at once, in units: whole cents, 50 to 10 000 bullets of level 1. */
export const isPurse = (units: number, classUnits: number): boolean =>
  Number.isInteger(units) && units % CENT === 0 && units >= PURSE_LEAST * classUnits && units <= PURSE_MOST * classUnits

/**
 * The units of a purse that a player names as a decimal text such as `12.50`.
 * @returns null for `stake_invalid`: no number, more than two decimals, or outside 50 to 10 000 bullets of level 1
 */
export function purseUnits(amount: unknown, classUnits: number): number | null {
  if (typeof amount !== 'string' || !/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return null
  const [whole, cents = ''] = amount.split('.') as [string, string?]
  const units = CENT * (100 * Number(whole) + Number(cents.padEnd(2, '0')))
  return isPurse(units, classUnits) ? units : null
}
