import type { GameBoot } from '@baize/api/studio/slot'
import { element } from '../client/dom.ts'
import { LiveRegion } from '../client/live.ts'
import { Notice } from '../client/notice.ts'
import { Panel, type PanelCalls } from './panel/panel.ts'
import type { Skin } from './stage/skin.ts'
import type { Texts } from './texts/index.ts'
import { GridTable } from './twin/grid-table.ts'

export interface ViewInput {
  boot: GameBoot
  texts: Texts
  skin: Skin
  money: (units: bigint | number | string) => string
  calls: PanelCalls
}

/** The page of the game: the canvas, and beside it everything that can be read, heard and pressed without it. */
export class View {
  readonly root: HTMLElement
  readonly canvas = element('canvas', { 'aria-hidden': 'true' })
  readonly box: HTMLElement
  readonly panel: Panel
  readonly live = new LiveRegion()
  readonly grid: GridTable
  readonly #notice = new Notice(this.live)
  readonly #texts: Texts
  readonly #money: ViewInput['money']
  readonly #watermark: HTMLElement
  readonly #result = element('p', { class: 'text-result' })

  constructor({ boot, texts, skin, money, calls }: ViewInput) {
    this.panel = new Panel({ boot, texts, money, calls })
    this.grid = new GridTable(texts)
    this.#texts = texts
    this.#money = money
    this.#watermark = element('p', { class: 'watermark', hidden: true })
    const demo = boot.mode === 'play' ? element('p', { class: 'demo', title: texts.demoHint }, texts.demo) : null
    const loading = element('p', { class: 'loading' }, texts.loading)
    this.box = element(
      'div',
      { class: 'stage' },
      this.canvas,
      loading,
      this.#result,
      demo,
      this.#watermark,
      this.#notice.view,
    )
    this.root = element(
      'main',
      { class: 'game is-loading' },
      element('h1', { class: 'unseen' }, boot.game.title),
      this.panel.top,
      this.box,
      this.grid.view,
      this.panel.view,
      this.live.view,
    )
    this.root.inert = true
    const { style } = this.root
    for (const name of ['glow', 'centre', 'mid', 'edge', 'deep', 'accent'] as const)
      style.setProperty(`--${name}`, skin[name])
    for (const [i, colour] of skin.metal.entries()) style.setProperty(`--metal-${i}`, colour)
  }

  /** From here on the controls work; before that they take no press and no focus. */
  setLoaded(): void {
    this.root.inert = false
    this.root.classList.remove('is-loading')
  }

  /** Without a canvas results stand here as text. */
  setTextPlay(): void {
    this.root.classList.add('is-text')
  }

  showResult(sentence: string): void {
    this.#result.textContent = sentence
  }

  notify(...notice: Parameters<Notice['show']>): void {
    this.#notice.show(...notice)
  }

  clearNotice(): void {
    this.#notice.clear()
  }

  /** Marks what is shown as a replay of a round with that stake; null takes the mark away. */
  setReplay(stakeUnits: string | null): void {
    this.#watermark.hidden = stakeUnits === null
    this.#watermark.textContent = stakeUnits === null ? '' : this.#texts.replayAt(this.#money(stakeUnits))
    this.panel.stake.show(stakeUnits)
  }

  setLeftHanded(isLeft: boolean): void {
    this.root.classList.toggle('is-left', isLeft)
  }

  get isLeftHanded(): boolean {
    return this.root.classList.contains('is-left')
  }
}
