import type { BetView } from '@baize/api/studio/sports/bets'
import type { HostFrame } from '../../kit/host/frame.ts'

/** Money as the page shows it. */
export interface ShownMoney {
  balanceUnits: bigint
  /** What bets of this visit brought, less what they cost. */
  netUnits: bigint
}

interface PurseInput {
  boot: { balanceUnits: string; currency: string }
  frame: Pick<HostFrame, 'post'>
  show(money: ShownMoney): void
}

const openStates: readonly BetView['state'][] = ['accepted', 'decided', 'cashing', 'voiding', 'rolling-back']
const paidStates: readonly BetView['state'][] = ['settled', 'cashed-out']
const returnedStates: readonly BetView['state'][] = ['voided', 'rolled-back', 'refused']

/**
 * The money that the player sees: what the wallet said last, and what bets were paid since. The real balance is the wallet's;
 * nothing here decides anything.
 */
export class BookPurse {
  readonly #input: PurseInput
  #balanceUnits: bigint
  #stakedUnits = 0n
  #returnedUnits = 0n
  #bets = 0
  /** Bets that are open, and true where the stake was laid in this visit. */
  readonly #open = new Map<string, boolean>()
  readonly #over = new Set<string>()
  /** Of those that are over: bets that the page did not know of, whose money is not counted. */
  readonly #strange = new Set<string>()

  constructor(input: PurseInput) {
    this.#input = input
    this.#balanceUnits = BigInt(input.boot.balanceUnits)
    this.#tell()
  }

  /** Bets were accepted. Without a balance in the answer their stakes are taken off the last one. */
  placed(bets: readonly BetView[], balanceUnits: string | null): void {
    // The stream may have told of a bet before the answer did, and its end too.
    const fresh = bets.filter(
      ({ betId }) => !this.#open.get(betId) && (!this.#over.has(betId) || this.#strange.has(betId)),
    )
    const staked = fresh.reduce((sum, bet) => sum + BigInt(bet.stakeUnits), 0n)
    for (const { betId } of fresh) {
      if (this.#strange.delete(betId)) this.#over.delete(betId)
      this.#open.set(betId, true)
    }
    this.#stakedUnits += staked
    this.#bets += fresh.length
    this.#balanceUnits = balanceUnits === null ? this.#balanceUnits - staked : BigInt(balanceUnits)
    this.#tell()
    // An answer that came late tells a bet as it ended.
    for (const bet of fresh) this.seen(bet)
  }

  /**
   * A bet was cashed out, in whole or in part: `bet` is what was paid, a new one where a part was, and the rest of it runs on at
   * the stake that was laid before. The stream may have told of the payout before.
   */
  cashedOut(betId: string, bet: BetView, rest: BetView | null): void {
    const isOwn = this.#open.get(betId) ?? false
    if (rest) this.#open.set(rest.betId, isOwn)
    if (this.#strange.delete(bet.betId)) this.#over.delete(bet.betId)
    if (!this.#over.has(bet.betId)) this.#open.set(bet.betId, isOwn)
    this.seen(bet)
  }

  told(balanceUnits: string): void {
    this.#balanceUnits = BigInt(balanceUnits)
    this.#tell()
  }

  /** The studio told of a bet: one that was paid, or given back, moves the balance once. */
  seen(bet: BetView): void {
    const { betId, state, stakeUnits, payoutUnits } = bet
    // The balance of the start is without bets that were open then.
    if (openStates.includes(state) && !this.#over.has(betId)) {
      if (!this.#open.has(betId)) this.#open.set(betId, false)
      return
    }
    const isPaid = paidStates.includes(state)
    if (!isPaid && !returnedStates.includes(state)) return
    if (this.#over.has(betId)) return
    const isOwn = this.#open.get(betId)
    this.#over.add(betId)
    if (isOwn === undefined) {
      this.#strange.add(betId)
      return
    }
    this.#open.delete(betId)
    const backUnits = BigInt(isPaid ? (payoutUnits ?? 0) : stakeUnits)
    this.#balanceUnits += backUnits
    if (isOwn && isPaid) this.#returnedUnits += backUnits
    if (isOwn && !isPaid) {
      this.#stakedUnits -= backUnits
      this.#bets--
    }
    this.#tell()
  }

  #tell(): void {
    const { boot, frame, show } = this.#input
    show({ balanceUnits: this.#balanceUnits, netUnits: this.#returnedUnits - this.#stakedUnits })
    frame.post({ kind: 'baize/balance', balanceUnits: String(this.#balanceUnits), currency: boot.currency })
    frame.post({
      kind: 'baize/session',
      stakedUnits: String(this.#stakedUnits),
      returnedUnits: String(this.#returnedUnits),
      rounds: this.#bets,
    })
  }
}
