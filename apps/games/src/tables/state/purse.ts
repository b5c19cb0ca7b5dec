import type { TableSlipView } from '@baize/api/studio/live'
import type { HostFrame } from '../../kit/host/frame.ts'
import { isGone, isPlaced } from './own-slips.ts'

/** Money as the page shows it. */
export interface ShownMoney {
  balanceUnits: bigint
  /** What slips of this visit brought, less what they cost. */
  netUnits: bigint
}

interface PurseInput {
  boot: { balanceUnits: string; currency: string }
  frame: Pick<HostFrame, 'post'>
  show(money: ShownMoney): void
}

/**
 * The money that the player sees: what the wallet said at the last bet, and what slips were paid or given back since. The
 * real balance is the wallet's; nothing here decides anything.
 */
export class TablePurse {
  readonly #input: PurseInput
  #balanceUnits: bigint
  #stakedUnits = 0n
  #returnedUnits = 0n
  #slips = 0
  /** Slips whose stake is in their round, and true where it was laid in this visit. */
  readonly #open = new Map<string, boolean>()
  readonly #over = new Set<string>()

  constructor(input: PurseInput) {
    this.#input = input
    this.#balanceUnits = BigInt(input.boot.balanceUnits)
    this.#tell()
  }

  /** A bet was accepted. Without a balance in its answer the stake is taken off the last one. */
  placed({ slipId, totalUnits }: TableSlipView, balanceUnits: string | null): void {
    if (this.#open.has(slipId) || this.#over.has(slipId)) return
    this.#open.set(slipId, true)
    this.#stakedUnits += BigInt(totalUnits)
    this.#slips++
    this.#balanceUnits = balanceUnits === null ? this.#balanceUnits - BigInt(totalUnits) : BigInt(balanceUnits)
    this.#tell()
  }

  /** A refusal told the balance. */
  told(balanceUnits: string): void {
    this.#balanceUnits = BigInt(balanceUnits)
    this.#tell()
  }

  /** The studio told of a slip: one that was paid, or given back, moves the balance once. */
  seen(slip: TableSlipView): void {
    const { slipId, state, totalUnits, payoutUnits } = slip
    // The balance of the start is without slips that were open then.
    if (isPlaced(slip) && state !== 'settled') return void (this.#knows(slipId) || this.#open.set(slipId, false))
    if (state !== 'settled' && !isGone(slip)) return
    const isOwn = this.#open.get(slipId)
    this.#over.add(slipId)
    if (isOwn === undefined) return
    this.#open.delete(slipId)
    const backUnits = BigInt(state === 'settled' ? (payoutUnits ?? 0) : totalUnits)
    this.#balanceUnits += backUnits
    if (isOwn && state === 'settled') this.#returnedUnits += backUnits
    if (isOwn && state !== 'settled') {
      this.#stakedUnits -= backUnits
      this.#slips--
    }
    this.#tell()
  }

  #knows(slipId: string): boolean {
    return this.#open.has(slipId) || this.#over.has(slipId)
  }

  #tell(): void {
    const { boot, frame, show } = this.#input
    show({ balanceUnits: this.#balanceUnits, netUnits: this.#returnedUnits - this.#stakedUnits })
    frame.post({ kind: 'baize/balance', balanceUnits: String(this.#balanceUnits), currency: boot.currency })
    frame.post({
      kind: 'baize/session',
      stakedUnits: String(this.#stakedUnits),
      returnedUnits: String(this.#returnedUnits),
      rounds: this.#slips,
    })
  }
}
