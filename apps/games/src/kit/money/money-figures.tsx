import type { CommonTexts } from '../i18n.ts'
import { createFields } from '../picture.ts'
import { Figure } from './figure.tsx'
import type { MoneyPanel } from './purse.ts'

interface MoneyFiguresInput {
  balanceUnits: string
  t: CommonTexts
  money: (units: bigint) => string
}

interface FigureProps {
  /** Name of the field, for its place. */
  fieldName?: string
}

/** Balance, last win and net position as a game shows them. */
export class MoneyFigures implements MoneyPanel {
  readonly #input: MoneyFiguresInput
  readonly #fields

  constructor(input: MoneyFiguresInput) {
    this.#input = input
    this.#fields = createFields({
      balanceUnits: BigInt(input.balanceUnits),
      isPending: false,
      lastWinUnits: 0n,
      netUnits: 0n,
    })
  }

  readonly Balance = (props: FigureProps) => {
    const { t, money } = this.#input
    const { balanceUnits, isPending } = this.#fields.use()
    return <Figure {...props} label={t('balance')} text={money(balanceUnits)} className={isPending && 'is-pending'} />
  }

  readonly LastWin = (props: FigureProps) => {
    const { t, money } = this.#input
    return <Figure {...props} label={t('lastWin')} text={money(this.#fields.use().lastWinUnits)} className="is-win" />
  }

  readonly Net = (props: FigureProps) => {
    const { t, money } = this.#input
    const { netUnits } = this.#fields.use()
    return <Figure {...props} label={t('net')} text={`${netUnits > 0n ? '+' : ''}${money(netUnits)}`} />
  }

  setBalance(balanceUnits: bigint, isPending: boolean): void {
    this.#fields.tell({ balanceUnits, isPending })
  }

  setLastWin(lastWinUnits: bigint): void {
    this.#fields.tell({ lastWinUnits })
  }

  setNet(netUnits: bigint): void {
    this.#fields.tell({ netUnits })
  }
}
