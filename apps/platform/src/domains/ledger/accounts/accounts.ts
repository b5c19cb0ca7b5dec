/** Real money and play money never meet. */
export type Book = 'REAL' | 'PLAY'

/** Accounts of a member; VENDOR and TICKET carry a qualifier. */
export type MemberKind = 'MAIN' | 'BONUS' | 'HOLD' | 'VENDOR' | 'POINTS' | 'POINTS_HOLD' | 'TICKET'

/** Accounts of the house; GAMES (vendor), CHANNEL, ENVELOPE (window) and JACKPOT (pool) carry a qualifier. */
export type HouseKind =
  | 'GAMES'
  | 'CHANNEL'
  | 'TRANSIT'
  | 'ENVELOPE'
  | 'JACKPOT'
  | 'FEE_INCOME'
  | 'FEE_COST'
  | 'PROMO_COST'
  | 'REBATE_COST'
  | 'CONTRACT_COST'
  | 'RECEIVABLE'
  | 'ADJUST'
  | 'ISSUED'

/** Currency of points accounts. */
export const POINTS_CURRENCY = 'PTS'

/** One account, by what it is. It comes into being when it is first used. */
export interface AccountRef {
  /** Member id, or the house. */
  owner: bigint | 'house'
  kind: MemberKind | HouseKind
  qualifier: string
  book: Book
  currency: string
}

interface AccountOptions {
  currency: string
  book?: Book
  /** Vendor, channel, window, pool or kind of ticket. */
  qualifier?: string
}

export function memberAccount(
  memberId: bigint,
  kind: MemberKind,
  { currency, book = 'REAL', qualifier = '' }: AccountOptions,
): AccountRef {
  return { owner: memberId, kind, qualifier, book, currency }
}

export function houseAccount(kind: HouseKind, { currency, book = 'REAL', qualifier = '' }: AccountOptions): AccountRef {
  return { owner: 'house', kind, qualifier, book, currency }
}

const FLOORED_HOUSE_KINDS: ReadonlySet<string> = new Set<HouseKind>(['TRANSIT', 'ENVELOPE', 'JACKPOT'])

/** True when the account has a floor at zero and therefore stores its balance. */
export function storesBalance({ owner, kind }: AccountRef): boolean {
  return owner !== 'house' || FLOORED_HOUSE_KINDS.has(kind)
}

/** A text that is the same for two refs exactly when they name the same account. */
export function accountName({ owner, kind, qualifier, book, currency }: AccountRef): string {
  return `${owner}/${kind}/${qualifier}/${book}/${currency}`
}
