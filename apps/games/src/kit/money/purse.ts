import type { HostFrame } from '../host/frame.ts'

/** Where the money is shown. */
export interface MoneyPanel {
  setBalance(units: bigint, isPending: boolean): void
  setLastWin(units: bigint): void
  setNet(units: bigint): void
}

/**
 * The money that the player sees: it follows what was shown, so a win joins the balance when it has been counted. The
 * real balance is the wallet's; nothing here decides anything.
 */
export class Purse {
  readonly #panel: MoneyPanel
  readonly #frame: Pick<HostFrame, 'post'>
  readonly #currency: string
  /** What the wallet said last. */
  #balanceUnits: bigint
  /** Decided, but not shown to its end yet. */
  #unshown: { winUnits: bigint; isOwnRound: boolean } | null = null
  #stakedUnits = 0n
  #returnedUnits = 0n
  #rounds = 0

  constructor(boot: { currency: string; balanceUnits: string }, panel: MoneyPanel, frame: Pick<HostFrame, 'post'>) {
    this.#panel = panel
    this.#frame = frame
    this.#currency = boot.currency
    this.#balanceUnits = BigInt(boot.balanceUnits)
    this.#show()
  }

  get balanceUnits(): bigint {
    return this.#balanceUnits
  }

  /** True where the balance that the page knows pays a stake. Money may have come since, so the studio has the last word. */
  covers(stakeUnits: bigint): boolean {
    return stakeUnits <= this.#balanceUnits
  }

  /** The stake leaves at the press, where the known balance covers it; the studio has not answered yet. */
  press(stakeUnits: bigint): void {
    if (this.covers(stakeUnits)) this.#panel.setBalance(this.#balanceUnits - stakeUnits, true)
  }

  /** The wallet told a balance beside any round of this page. */
  told(balanceUnits: bigint): void {
    this.#balanceUnits = balanceUnits
    this.#show()
    this.#tell()
  }

  /** The round was not played. */
  cancel(): void {
    this.#show()
  }

  /** The stake was taken. Without a known balance it follows from the last one. */
  staked(betUnits: bigint, balanceUnits: bigint | null): void {
    this.#balanceUnits = balanceUnits ?? this.#balanceUnits - betUnits
    this.#stakedUnits += betUnits
    this.#rounds++
    this.#panel.setBalance(this.#balanceUnits, false)
    this.#tell()
  }

  /** One more stake of the round was taken. A round of an earlier visit does not count for this one. */
  raised(units: bigint, balanceUnits: bigint | null, isOwnRound: boolean): void {
    this.#balanceUnits = balanceUnits ?? this.#balanceUnits - units
    if (isOwnRound) this.#stakedUnits += units
    this.#panel.setBalance(this.#balanceUnits, false)
    this.#tell()
  }

  /** A round came to its end; its win is shown later. A stake of an earlier visit does not count for this one. */
  ended(winUnits: bigint, balanceUnits: bigint | null, isOwnRound = true): void {
    this.#balanceUnits = balanceUnits ?? this.#balanceUnits + winUnits
    this.#unshown = { winUnits, isOwnRound }
    this.#panel.setBalance(this.#balanceUnits - winUnits, false)
    this.#tell()
  }

  /** A round that was decided at its press; the balance includes its win. */
  decided(round: { betUnits: bigint; winUnits: bigint; balanceUnits: bigint | null }): void {
    const { betUnits, winUnits, balanceUnits } = round
    this.staked(betUnits, balanceUnits === null ? null : balanceUnits - winUnits)
    this.ended(winUnits, balanceUnits)
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
    this.#showNet()
  }

  #showNet(): void {
    this.#panel.setNet(this.#returnedUnits - this.#stakedUnits)
  }

  /** Shows the net position, and tells the host what is on screen. */
  #tell(): void {
    this.#showNet()
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
