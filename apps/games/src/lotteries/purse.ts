import type { ChaseView, LotteryBoot, SlipView } from '@baize/api/studio/lottery'
import type { ChaseState, SlipState } from '@baize/api/studio/lottery-states'
import type { HostFrame } from '../kit/host/frame.ts'

const refunded: readonly SlipState[] = ['cancelled', 'voided', 'rolled-back']
/** States of orders whose money was never taken, or came back whole. */
const neverHeld: readonly ChaseState[] = ['HOLDING', 'REFUSED', 'RETURNING', 'RETURNED']
const unitsPerCent = 100n

/**
 * The money that the player sees: the balance of the start, less slips that were bought since, plus what slips paid or
 * gave back. The real balance is the wallet's; nothing here decides anything.
 */
export class Purse {
  readonly #frame: HostFrame
  readonly #currency: string
  readonly #show: (shown: { balanceUnits: bigint; netUnits: bigint }) => void
  #balanceUnits: bigint
  #stakedCents = 0
  #returnedCents = 0
  #slips = 0
  /** Slips whose money is under way: what was taken for each. */
  readonly #open = new Map<string, number>()
  readonly #closed = new Set<string>()
  /** Orders over several draws, and how much of their hold has come back. */
  readonly #chases = new Map<string, number>()
  #isFirst = true

  constructor(boot: LotteryBoot, frame: HostFrame, show: (shown: { balanceUnits: bigint; netUnits: bigint }) => void) {
    this.#frame = frame
    this.#currency = boot.currency
    this.#show = show
    this.#balanceUnits = BigInt(boot.balanceUnits)
    this.#tell()
  }

  /** A slip was accepted, so its cost has left the wallet. */
  bought(slipId: string, costCents: number): void {
    if (this.#stake(slipId, costCents)) this.#move(-costCents)
  }

  /** An order over several draws was accepted: its whole sum has left the wallet, its slips take nothing more. */
  held(chaseId: string, costCents: number): void {
    if (this.#chases.has(chaseId)) return
    this.#chases.set(chaseId, 0)
    this.#move(-costCents)
  }

  #stake(slipId: string, costCents: number): boolean {
    if (this.#open.has(slipId) || this.#closed.has(slipId)) return false
    this.#open.set(slipId, costCents)
    this.#stakedCents += costCents
    this.#slips++
    return true
  }

  /** What the studio says of all slips; those that came to their end move the balance once. */
  seen(slips: readonly SlipView[], chases: readonly ChaseView[]): void {
    for (const chase of chases) this.#seeChase(chase)
    for (const slip of slips) this.#see(slip)
    this.#isFirst = false
    this.#tell()
  }

  #seeChase({ chaseId, state, costCents, releasedCents }: ChaseView): void {
    if (neverHeld.includes(state)) return
    if (this.#isFirst && !this.#chases.has(chaseId)) this.#chases.set(chaseId, releasedCents)
    this.held(chaseId, costCents)
    const backCents = releasedCents - this.#chases.get(chaseId)!
    if (backCents === 0) return
    this.#chases.set(chaseId, releasedCents)
    this.#move(backCents)
  }

  #see({ slipId, chaseId, state, costCents, payoutCents, rebateCents }: SlipView): void {
    const backCents =
      state === 'settled' ? (payoutCents ?? 0) + (rebateCents ?? 0) : refunded.includes(state) ? costCents : null
    const takenCents = this.#open.get(slipId)
    if (backCents === null) {
      if (takenCents !== undefined || this.#closed.has(slipId) || state === 'refused' || state === 'betting') return
      // The balance of the start is without the slips that were open then; a later one was bought in another tab.
      if (this.#isFirst) this.#open.set(slipId, costCents)
      else if (chaseId === null) this.bought(slipId, costCents)
      else this.#stake(slipId, costCents)
      return
    }
    this.#open.delete(slipId)
    if (this.#closed.has(slipId)) return
    this.#closed.add(slipId)
    if (takenCents === undefined) return
    this.#returnedCents += backCents
    this.#move(backCents)
  }

  #move(cents: number): void {
    this.#balanceUnits += BigInt(cents) * unitsPerCent
    this.#tell()
  }

  #tell(): void {
    const netUnits = BigInt(this.#returnedCents - this.#stakedCents) * unitsPerCent
    this.#show({ balanceUnits: this.#balanceUnits, netUnits })
    this.#frame.post({
      kind: 'baize/balance',
      balanceUnits: String(this.#balanceUnits),
      currency: this.#currency,
    })
    this.#frame.post({
      kind: 'baize/session',
      stakedUnits: String(BigInt(this.#stakedCents) * unitsPerCent),
      returnedUnits: String(BigInt(this.#returnedCents) * unitsPerCent),
      rounds: this.#slips,
    })
  }
}
