import { useRef } from 'react'
import type { CommonTexts } from '../i18n.ts'
import { IconButton } from '../icon.tsx'
import { createFields } from '../picture.ts'

interface StakeInput {
  game: { stakesUnits: readonly string[]; defaultStakeUnits: string }
  t: CommonTexts
  money: (units: string) => string
  onChange(stakeUnits: string): void
}

/** The stake that is chosen from the game's ladder. Only the player moves it. */
export class Stake {
  readonly #input: StakeInput
  readonly #fields

  constructor(input: StakeInput) {
    this.#input = input
    this.#fields = createFields({
      units: input.game.defaultStakeUnits,
      isEnabled: true,
      otherUnits: null as string | null,
    })
  }

  get units(): string {
    return this.#fields.read().units
  }

  /** Shows the stake of a round that is shown again in the place of the chosen one; null shows that one. */
  show(otherUnits: string | null): void {
    this.#fields.tell({ otherUnits })
  }

  setEnabled(isEnabled: boolean): void {
    this.#fields.tell({ isEnabled })
  }

  choose(units: string): void {
    this.#fields.tell({ units })
    this.#input.onChange(units)
  }

  /** A list to choose from, with a step down and a step up. */
  readonly Picker = () => {
    const { game, t, money } = this.#input
    const { units, isEnabled, otherUnits } = this.#fields.use()
    const list = useRef<HTMLSelectElement>(null)
    const widthPx = useRef(0)
    if (list.current) widthPx.current = list.current.offsetWidth
    const ladder = game.stakesUnits
    const place = ladder.indexOf(units)
    const step = (by: number) => this.choose(ladder[place + by]!)
    return (
      <div className="stake">
        <IconButton
          icon="minus"
          className="step"
          label={t('stakeLess')}
          isDisabled={!isEnabled || place === 0}
          onPress={() => step(-1)}
        />
        <div className="field">
          <span className="label">{t('stake')}</span>
          {otherUnits === null ? (
            <select
              ref={list}
              className="figure"
              aria-label={t('chooseStake')}
              disabled={!isEnabled}
              value={units}
              onChange={event => this.choose(event.currentTarget.value)}
            >
              {ladder.map(each => (
                <option key={each} value={each}>
                  {money(each)}
                </option>
              ))}
            </select>
          ) : (
            // As wide as the list, so that the buttons beside it stay where they are.
            <output className="figure" style={{ minWidth: widthPx.current }}>
              {money(otherUnits)}
            </output>
          )}
        </div>
        <IconButton
          icon="plus"
          className="step"
          label={t('stakeMore')}
          isDisabled={!isEnabled || place === ladder.length - 1}
          onPress={() => step(1)}
        />
      </div>
    )
  }
}
