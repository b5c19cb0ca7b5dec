import type { InstantBoot, InstantRoundView } from '@baize/api/studio/instant'
import type { ComponentType, CSSProperties } from 'react'
import { SessionClock } from '../../kit/host/session-clock.tsx'
import type { Live } from '../../kit/live-region.tsx'
import { MoneyFigures } from '../../kit/money/money-figures.tsx'
import { Stake } from '../../kit/money/stake.tsx'
import { Notice } from '../../kit/notice.tsx'
import { createFields } from '../../kit/picture.ts'
import type { TableSound } from '../../kit/sound/table-sound.ts'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts.ts'
import { type Action, ActionButton } from './action-button.tsx'
import { DeskHead } from './desk-head.tsx'
import { Result } from './result.tsx'
import { Strip } from './strip.tsx'

export interface DeskCalls {
  press(): void
  stake(): void
  help(): void
  history(): void
  fairness(): void
  toggleMute(): void
  leave(): void
}

export interface DeskInput {
  boot: InstantBoot
  t: Texts
  live: Live
  sound: TableSound
  money: (units: bigint | number | string) => string
  isCalm: () => boolean
  calls: DeskCalls
}

const firstFields = (label: string) => ({
  state: 'idle',
  action: { label, isOpen: true } as Action,
  past: [] as readonly InstantRoundView[],
  isMuted: false,
})

/** The page around a game: head, strip of past rounds, stage, controls and money. */
export class Desk {
  readonly stake: Stake
  readonly clock: SessionClock
  readonly figures: MoneyFigures
  readonly money: DeskInput['money']
  readonly #input: DeskInput
  readonly #fields
  readonly #notice: Notice
  readonly #result: Result
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(input: DeskInput) {
    const { boot, t, money, calls, live } = input
    this.#input = input
    this.money = money
    this.stake = new Stake({ game: boot.game, t, money, onChange: calls.stake })
    this.#fields = createFields(firstFields(t('placeBet')))
    this.figures = new MoneyFigures({ balanceUnits: boot.balanceUnits, t, money })
    this.clock = new SessionClock(t('clock'))
    this.#notice = new Notice(live)
    this.#result = new Result(input)
  }

  /** The page with a game on it. */
  readonly View = ({ view, Pages }: { view: GameView; Pages: ComponentType }) => {
    const { boot, t, calls, live } = this.#input
    const { state, isMuted, action, past } = this.#fields.use()
    const { Balance, LastWin, Net } = this.figures
    const { Stage, Options } = view
    const [Won, Told] = [this.#result.View, this.#notice.View]
    const [deep, mid, accent] = boot.game.palette
    const colours = { '--deep': deep, '--mid': mid, '--accent': accent } as CSSProperties
    return (
      <main className={`game table is-${boot.definition.kind}`} data-state={state} style={colours}>
        <DeskHead boot={boot} t={t} calls={calls} isMuted={isMuted} Clock={this.clock.View} />
        <Strip label={t('lastRounds')} marks={past.map(round => view.mark(round))} />
        <div className="scene">
          <div className="stage">
            <Stage />
          </div>
          <Won />
          {boot.mode === 'play' && (
            <p className="demo" title={t('demoHint')}>
              {t('demo')}
            </p>
          )}
          <Told />
        </div>
        <section className="controls" aria-label={t('placeBet')}>
          <div className="options">{Options && <Options />}</div>
          <this.stake.Picker />
          <ActionButton action={action} onPress={calls.press} />
        </section>
        <footer className="purse">
          <Balance />
          <LastWin />
          <Net />
        </footer>
        <live.Region />
        <Pages />
      </main>
    )
  }

  setState(state: string): void {
    this.#fields.tell({ state })
    this.stake.setEnabled(state === 'idle')
  }

  setAction(action: Action): void {
    clearTimeout(this.#rest)
    this.#fields.tell({ action })
    if (action.isOpen && action.restMs)
      this.#rest = setTimeout(() => this.#fields.tell({ action: { ...action, restMs: 0 } }), action.restMs)
  }

  setMuted(isMuted: boolean): void {
    this.#fields.tell({ isMuted })
  }

  /** True for the large button. */
  owns(target: EventTarget | null): boolean {
    return target instanceof Element && target.matches('.action')
  }

  showPast(past: readonly InstantRoundView[]): void {
    this.#fields.tell({ past: [...past] })
  }

  /** Says what happened in a round that is over, and shows what it paid. */
  showResult(round: InstantRoundView, what: string, balanceUnits: bigint): Promise<void> {
    this.say(this.resultOf(round, what, balanceUnits))
    return this.#result.show(Number(round.winUnits), Number(round.stakedUnits))
  }

  /** What happened in a round that is over, and what it paid, in words. */
  resultOf(round: InstantRoundView, what: string, balanceUnits: bigint): string {
    const [win, staked] = [Number(round.winUnits), Number(round.stakedUnits)]
    const [amount, balance] = [this.money(win), this.money(balanceUnits)]
    const { t } = this.#input
    if (win === 0) return `${what} ${t('results.noWin', { balance })}`
    return `${what} ${t(win > staked ? 'results.won' : 'results.returned', { amount, balance })}`
  }

  /** The last round's words and figures go away. */
  clear(): void {
    this.#result.clear()
    this.hush()
  }

  hush(): void {
    this.#notice.clear()
  }

  say(sentence: string): void {
    if (sentence !== '') this.#input.live.say(sentence)
  }

  notify(...notice: Parameters<Notice['show']>): void {
    this.#notice.show(...notice)
  }
}
