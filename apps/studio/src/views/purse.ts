import type { HostFrame } from '../client/frame.ts'
import type { GameBoot } from '../contract.ts'
import type { Panel } from './panel/panel.ts'

/**
 * The money that the player sees: it follows what was shown, so a win joins the balance when it has been counted. The
 * real balance is the wallet's; nothing here decides anything.
 */
export class Purse {
  readonly #panel: Panel
  readonly #frame: HostFrame
  readonly #currency: string
  /** What the wallet said last. */
  #balanceUnits: bigint
  /** Decided, but not shown to its end yet. */
  #unshown: { winUnits: bigint; isOwnRound: boolean } | null = null
  #stakedUnits = 0n
  #returnedUnits = 0n
  #rounds = 0

  constructor(boot: GameBoot, panel: Panel, frame: HostFrame) {
    this.#panel = panel
    this.#frame = frame
    this.#currency = boot.currency
    this.#balanceUnits = BigInt(boot.balanceUnits)
    this.#show()
  }

  get balanceUnits(): bigint {
    return this.#balanceUnits
  }

  /** The stake leaves at the press; whether it was taken is not known yet. */
  press(stakeUnits: bigint): void {
    this.#panel.setBalance(this.#balanceUnits - stakeUnits, true)
  }

  /** The round was not played. */
  cancel(): void {
    this.#show()
  }

  /** A decided round; its balance includes the win. Without a known balance it follows from the last one. */
  decided({
    betUnits,
    winUnits,
    balanceUnits,
  }: {
    betUnits: bigint
    winUnits: bigint
    balanceUnits: bigint | null
  }): void {
    this.#balanceUnits = balanceUnits ?? this.#balanceUnits - betUnits + winUnits
    this.#unshown = { winUnits, isOwnRound: true }
    this.#stakedUnits += betUnits
    this.#rounds++
    this.#panel.setBalance(this.#balanceUnits - winUnits, false)
    this.#tell()
  }

  /** A round of an earlier visit: its win is in the balance already. */
  resumed(winUnits: bigint): void {
    this.#unshown = { winUnits, isOwnRound: false }
  }

  /** The win has been shown: it joins balance, last win and net position. */
  shown(): void {
    if (!this.#unshown) return
    const { winUnits, isOwnRound } = this.#unshown
    this.#unshown = null
    if (isOwnRound) this.#returnedUnits += winUnits
    this.#panel.setLastWin(winUnits)
    this.#show()
    this.#tell()
  }

  #show(): void {
    this.#panel.setBalance(this.#balanceUnits, false)
    this.#panel.setNet(this.#returnedUnits - this.#stakedUnits)
  }

  /** Tells the host what is on screen. */
  #tell(): void {
    const unshown = this.#unshown?.isOwnRound ? this.#unshown.winUnits : 0n
    this.#frame.post({
      kind: 'baize/balance',
      balanceUnits: String(this.#balanceUnits - unshown),
      currency: this.#currency,
    })
    this.#frame.post({
      kind: 'baize/session',
      stakedUnits: String(this.#stakedUnits),
      returnedUnits: String(this.#returnedUnits),
      rounds: this.#rounds,
    })
  }
}
