import type { GameBoot } from '@baize/api/studio/slot'
import { classNames } from '@baize/ui/class-names.ts'
import { type ComponentType, type CSSProperties, createRef } from 'react'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { Notice } from '../kit/notice.tsx'
import { createFields } from '../kit/picture.ts'
import { Panel, type PanelCalls } from './panel/panel.tsx'
import { PanelTop } from './panel/panel-top.tsx'
import type { Skin } from './stage/skin.ts'
import type { Texts } from './texts.ts'
import { GridTable } from './twin/grid-table.tsx'

export interface ViewInput {
  boot: GameBoot
  t: Texts
  skin: Skin
  money: (units: bigint | number | string) => string
  calls: PanelCalls
}

const firstFields = {
  isLoaded: false,
  /** Without a canvas results stand on the page as text. */
  isText: false,
  isLeftHanded: false,
  /** Phase of the round. */
  state: 'idle',
  /** Tier of the last win. */
  tier: null as string | null,
  result: '',
  /** The stake of a round that is shown again. */
  replayStakeUnits: null as string | null,
}

/** The page of the game: the canvas, and beside it everything that can be read, heard and pressed without it. */
export class View {
  readonly canvas = createRef<HTMLCanvasElement>()
  readonly box = createRef<HTMLDivElement>()
  readonly panel: Panel
  readonly live = new Live()
  readonly clock: SessionClock
  readonly grid: GridTable
  readonly #notice = new Notice(this.live)
  readonly #fields = createFields(firstFields)
  readonly #input: ViewInput

  constructor(input: ViewInput) {
    this.#input = input
    this.panel = new Panel(input)
    this.grid = new GridTable(input.t)
    this.clock = new SessionClock(input.t('clock'))
  }

  readonly Page = ({ Pages }: { Pages: ComponentType }) => {
    const { boot, t, skin, calls } = this.#input
    const { isLoaded, isText, isLeftHanded, state, tier } = this.#fields.use()
    const { panel, live, grid } = this
    return (
      <main
        className={classNames('game', !isLoaded && 'is-loading', isText && 'is-text', isLeftHanded && 'is-left')}
        // Before everything is loaded, controls take no press and no focus.
        inert={!isLoaded}
        data-state={state}
        data-tier={tier ?? undefined}
        style={colours(skin)}
      >
        <h1 className="unseen">{boot.game.title}</h1>
        <PanelTop title={boot.game.title} t={t} calls={calls} Sound={panel.Sound} Clock={this.clock.View} />
        {this.#stage()}
        <grid.View />
        <panel.View />
        <live.Region />
        <Pages />
      </main>
    )
  }

  #stage() {
    const { boot, t, money } = this.#input
    const { result, replayStakeUnits } = this.#fields.read()
    const Told = this.#notice.View
    return (
      <div ref={this.box} className="stage">
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing on a canvas takes the focus */}
        <canvas ref={this.canvas} aria-hidden="true" />
        <p className="loading">{t('loading')}</p>
        <p className="text-result">{result}</p>
        {boot.mode === 'play' && (
          <p className="demo" title={t('demoHint')}>
            {t('demo')}
          </p>
        )}
        <p className="watermark" hidden={replayStakeUnits === null}>
          {replayStakeUnits !== null && t('replayAt', { stake: money(replayStakeUnits) })}
        </p>
        <Told />
      </div>
    )
  }

  /** From here on the controls work. */
  setLoaded(): void {
    this.#fields.tell({ isLoaded: true })
  }

  /** Without a canvas results stand on the page as text. */
  setTextPlay(): void {
    this.#fields.tell({ isText: true })
  }

  setState(state: string): void {
    this.#fields.tell({ state })
  }

  setTier(tier: string): void {
    this.#fields.tell({ tier })
  }

  showResult(result: string): void {
    this.#fields.tell({ result })
  }

  notify(...notice: Parameters<Notice['show']>): void {
    this.#notice.show(...notice)
  }

  clearNotice(): void {
    this.#notice.clear()
  }

  /** Marks what is shown as a replay of a round with that stake; null takes the mark away. */
  setReplay(replayStakeUnits: string | null): void {
    this.#fields.tell({ replayStakeUnits })
    this.panel.stake.show(replayStakeUnits)
  }

  setLeftHanded(isLeftHanded: boolean): void {
    this.#fields.tell({ isLeftHanded })
  }

  get isLeftHanded(): boolean {
    return this.#fields.read().isLeftHanded
  }
}

function colours(skin: Skin): CSSProperties {
  const names = ['glow', 'centre', 'mid', 'edge', 'deep', 'accent'] as const
  return Object.fromEntries([
    ...names.map(name => [`--${name}`, skin[name]]),
    ...skin.metal.map((colour, i) => [`--metal-${i}`, colour]),
  ])
}
