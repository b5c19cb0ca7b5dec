import type { GameBoot } from '@baize/api/studio/slot'
import { clustersDefinition } from '@baize/game-kit/models/clusters/definition'
import type { ModelLetter } from '@baize/game-kit/models/model'
import { createRef } from 'react'
import { Icon, IconButton } from '../../kit/icon.tsx'
import { MoneyFigures } from '../../kit/money/money-figures.tsx'
import { Stake } from '../../kit/money/stake.tsx'
import { createFields } from '../../kit/picture.ts'
import type { Texts } from '../texts.ts'

export interface PanelCalls {
  press(): void
  stake(stakeUnits: string): void
  help(): void
  history(): void
  fairness(): void
  toggleMute(): void
  leave(): void
}

/** Models whose wins pay in ways instead of on lines. */
const waysModels: readonly ModelLetter[] = ['c', 'j']

const dipTiming = { duration: 200, easing: 'ease-out' }
const turnTiming = { duration: 700, easing: 'cubic-bezier(0.2, 0.6, 0.3, 1)' }

export type SpinState = 'ready' | 'playing' | 'closed'

interface PanelInput {
  boot: GameBoot
  t: Texts
  money: (units: bigint | number | string) => string
  calls: PanelCalls
}

/** How wins are counted, in two words. */
function winsOf({ model, lines }: GameBoot['game'], t: Texts): string {
  if (model === 'e') return t('clusters', { least: clustersDefinition('0.96').clusterSizes[0]! })
  if (model === 'f') return t('ways', { n: `${2 ** 6}–${lines.toLocaleString('en-US')}` })
  return waysModels.includes(model) ? t('ways', { n: lines.toLocaleString('en-US') }) : t('lines', { n: lines })
}

/** The control bar: real buttons and text beside the canvas, wide below it or as a phone's bottom panel. */
export class Panel {
  readonly stake: Stake
  readonly figures: MoneyFigures
  readonly #input: PanelInput
  readonly #spin = createRef<HTMLButtonElement>()
  readonly #fields

  constructor(input: PanelInput) {
    const { boot, t, money, calls } = input
    this.#input = input
    this.stake = new Stake({ game: boot.game, t, money, onChange: calls.stake })
    this.figures = new MoneyFigures({ balanceUnits: boot.balanceUnits, t, money })
    this.#fields = createFields({
      spin: 'ready' as SpinState,
      isMuted: false,
    })
  }

  readonly View = () => {
    const { boot, t, calls } = this.#input
    const { spin } = this.#fields.use()
    const { Balance, LastWin, Net } = this.figures
    const { Picker } = this.stake
    const { Sound } = this
    const label = { ready: t('spin'), playing: t('skip'), closed: t('wait') }[spin]
    return (
      <section className="panel" aria-label={t('spin')}>
        <Balance fieldName="field-balance" />
        <Picker />
        <LastWin fieldName="field-last-win" />
        <Net fieldName="field-net" />
        <p className="facts">
          {winsOf(boot.game, t)} · {t('rtp', { percent: boot.game.rtpPercent })}
        </p>
        <div className="tools">
          <IconButton icon="shield" label={t('fairness')} onPress={calls.fairness} />
          <IconButton icon="history" label={t('history')} onPress={calls.history} />
          <IconButton icon="help" label={t('help')} onPress={calls.help} />
          <Sound />
        </div>
        <button
          ref={this.#spin}
          type="button"
          className="spin"
          data-state={spin}
          title={label}
          aria-label={label}
          aria-disabled={spin === 'closed'}
          onClick={calls.press}
        >
          <Icon name="spin" />
        </button>
      </section>
    )
  }

  /** The switch of the sound. */
  readonly Sound = () => {
    const { t, calls } = this.#input
    const { isMuted } = this.#fields.use()
    const label = isMuted ? t('unmute') : t('mute')
    return <IconButton icon={isMuted ? 'muted' : 'loud'} label={label} onPress={calls.toggleMute} />
  }

  setSpin(spin: SpinState): void {
    this.#fields.tell({ spin })
    this.stake.setEnabled(spin === 'ready')
  }

  setMuted(isMuted: boolean): void {
    this.#fields.tell({ isMuted })
  }

  /** The dip of the button at a press. */
  dip(): void {
    const button = this.#spin.current
    if (!button || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    button.animate({ transform: ['none', 'scale(0.92)', 'none'], offset: [0, 0.4, 1] }, dipTiming)
    button.firstElementChild?.animate({ rotate: ['0deg', '360deg'] }, turnTiming)
  }

  owns(target: EventTarget | null): boolean {
    return target === this.#spin.current
  }
}
