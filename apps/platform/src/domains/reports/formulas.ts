import { bonusCodes, depositCodes, rebateCodes, withdrawalCodes } from '../ledger/index.ts'

/** Sums of settled play with real money in one currency, in units. */
export interface PlaySums {
  stakeUnits: bigint
  payoutUnits: bigint
  validUnits: bigint
}

/** What one code moved in the real book: all of it, and what members' accounts came to hold more by it. */
export interface CodeSums {
  units: bigint
  memberUnits: bigint
}

/** Transfers of a range, by code and the kinds of account between which they went, such as `JACKPOT_IN GAMES>JACKPOT`. */
export type MoneySums = ReadonlyMap<string, CodeSums>

const codeOf = (flow: string): string => flow.slice(0, flow.indexOf(' '))

/** What members came to hold more by some codes. */
const toMembers = (money: MoneySums, codes: readonly string[]): bigint =>
  [...money].reduce((sum, [flow, { memberUnits }]) => (codes.includes(codeOf(flow)) ? sum + memberUnits : sum), 0n)

const moved = (money: MoneySums, flow: string): bigint => money.get(flow)?.units ?? 0n

/** Gross gaming revenue: stakes less payouts less what play put into jackpots, less of which what went back. */
export const grossRevenue = ({ stakeUnits, payoutUnits }: PlaySums, money: MoneySums): bigint =>
  stakeUnits - payoutUnits - (moved(money, 'JACKPOT_IN GAMES>JACKPOT') - moved(money, 'JACKPOT_IN JACKPOT>GAMES'))

/** What members were given back of their stakes: rebates, and commissions on those of others. */
export const rebatesGiven = (money: MoneySums): bigint => toMembers(money, rebateCodes)

/** What members were given as bonus, prize or reward, less what of it went back to the house. */
export const bonusesGiven = (money: MoneySums): bigint => toMembers(money, bonusCodes)

/** Net gaming revenue: the gross less rebates, commissions and bonuses. */
export const netRevenue = (play: PlaySums, money: MoneySums): bigint =>
  grossRevenue(play, money) - rebatesGiven(money) - bonusesGiven(money)

/** What the house keeps: the net revenue less dividends and salaries that it paid itself. */
export const netOfBrand = (play: PlaySums, money: MoneySums): bigint =>
  [...money].reduce(
    (rest, [flow, { units }]) => (flow.includes(' CONTRACT_COST>') ? rest - units : rest),
    netRevenue(play, money),
  )

export const depositsOf = (money: MoneySums): bigint => toMembers(money, depositCodes)
/** With their fees, less what came back; above 0. */
export const withdrawalsOf = (money: MoneySums): bigint => -toMembers(money, withdrawalCodes)

/** Net revenue a player, rounded towards 0; null without players. */
export const revenuePerPlayer = (netUnits: bigint, players: bigint): bigint | null =>
  players === 0n ? null : netUnits / players
