/** What the model of the wallet knows. Amounts are whole units; nothing of it is shared with the platform's own code. */
export type Status =
  | 'OK'
  | 'NOT_ENOUGH_MONEY'
  | 'LIMIT_REACHED'
  | 'TOKEN_EXPIRED'
  | 'DUPLICATE_TRANSACTION'
  | 'TRANSACTION_DOES_NOT_EXIST'
  | 'INVALID_AMOUNT'
  | 'INVALID_PARTNER'
  | 'ROUND_CLOSED'

/** What the wallet was told of games and providers. */
export interface Bounds {
  maxBet: number
  maxPayout: number
  seedsADay: number
  seedUnits: number
  /** The members' highest odds series. */
  maxSeries: number
}

export interface Answer {
  status: Status
  balance: number | null
  /** Of a conclude that was done: what became of each seat. */
  seats?: AnsweredSeat[]
}
export interface AnsweredSeat {
  user: string
  balance: number
  held: number
  may_play: boolean
}

export type BetState = 'OPEN' | 'WON' | 'LOST' | 'PUSH' | 'VOID' | 'CASHED_OUT' | 'HALF_WON' | 'HALF_LOST'

export interface ModelBet {
  provider: string
  id: string
  user: string
  round: string
  stake: number
  payout: number
  valid: number
  rebate: number
  state: BetState
  /** The settle that it stands settled by. */
  settledBy: string | null
  /** It was taken back by a rollback of its own. */
  isTakenBack: boolean
  /** The split that replaced it; such a bet is void. */
  splitBy: string | null
  closesRound: boolean
}

export interface ModelFact {
  provider: string
  id: string
  bet: string
  sign: 1 | -1
  stake: number
  payout: number
  valid: number
}

export interface ModelState {
  /** Free money by member. */
  main: Record<string, number>
  /** Money aside by `provider|round|user`. */
  holds: Record<string, number>
  /** What a pool holds, by provider. */
  pools: Record<string, number>
  /** Rounds in which a pool was won, the bets that won it, and how often it was seeded lately. */
  poolWins: string[]
  poolBets: string[]
  seedsLately: Record<string, number>
  /** Bets beside whose payout something was credited. */
  credited: string[]
  /** Calls that ended a round whole, by `provider|conclude`. */
  concluded: string[]
  /** Rounds that ended for a member without a stake. */
  endedSeats: string[]
  bets: Record<string, ModelBet>
  /** Bets that a settle named, by `provider|settle`. */
  settles: Record<string, string[]>
  facts: ModelFact[]
  /** Ids that stand for something, with what was asked and answered; tombstones ask for nothing. */
  ids: Record<string, { asked: string; answer: Answer }>
  refusals: Record<string, { asked: string; status: Status }>
  /** Sessions by `provider|user` that may bet no more. */
  ended: string[]
}

export const emptyState = (main: Record<string, number>, pools: Record<string, number>): ModelState => ({
  main,
  holds: {},
  pools,
  poolWins: [],
  poolBets: [],
  seedsLately: {},
  credited: [],
  concluded: [],
  endedSeats: [],
  bets: {},
  settles: {},
  facts: [],
  ids: {},
  refusals: {},
  ended: [],
})

interface Of {
  provider: string
  user: string
  round: string
  id: string
}
export interface BetCall extends Of {
  name: 'bet'
  amount: number
  closes: boolean
  isFree: boolean
  holdRound?: string
}
export interface SettleCall extends Of {
  name: 'settle'
  lines: { bet: string; payout: number; valid: number; state: Exclude<BetState, 'OPEN'> }[]
  closes: boolean
  series?: number
  rebate?: number
}
export interface RollbackCall extends Of {
  name: 'rollback'
  reference: string
  closes: boolean
}
export interface HoldCall extends Of {
  name: 'hold' | 'release'
  amount: number
}
export interface SplitCall extends Of {
  name: 'split'
  reference: string
  parts: [BetPart, BetPart]
}
interface BetPart {
  id: string
  amount: number
}
export interface CreditCall extends Of {
  name: 'credit'
  reference: string
  amount: number
}
/** A call about several members; `user` is the one in the first seat. */
export interface ConcludeCall extends Of {
  name: 'conclude'
  rake: number
  seats: SeatOfConclude[]
}
export interface SeatOfConclude {
  user: string
  holdRound: string
  bet: string
  stake: number
  payout: number
  valid: number
  state: 'WON' | 'LOST' | 'PUSH'
  into: 'hold' | 'free'
  releases: boolean
}
export interface PoolCall extends Of {
  name: 'pool'
  move: 'in' | 'back' | 'win' | 'seed'
  amount: number
  bet: string
}
/** A call about members; `foreign` stands in a batch and names another provider than the signer. */
export type MemberCall = (BetCall | SettleCall | RollbackCall | HoldCall | SplitCall | CreditCall | ConcludeCall) & {
  isForeign?: boolean
}
export type ModelCall = MemberCall | PoolCall | { name: 'batch'; provider: string; calls: MemberCall[] }
