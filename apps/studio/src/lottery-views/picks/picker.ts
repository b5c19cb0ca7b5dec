import { element } from '../../client/dom.ts'
import { betName } from '../bet-words/describe.ts'
import type { PageContext } from '../context.ts'
import { bankersView } from './bankers.ts'
import { contentsOf, noPicks, type Picks, type Surplus, surplusOf } from './contents.ts'
import { type Control, controlOf } from './controls.ts'
import { groupsOf } from './groups.ts'
import { marksView } from './marks.ts'
import { quickTools } from './quick-tools.ts'
import { quickPick } from './random.ts'
import { writtenView } from './written.ts'

/** Tabs of bets, and under them what the chosen bet is picked with. */
export class Picker {
  readonly view: HTMLElement
  readonly #context: PageContext
  readonly #onChange: () => void
  readonly #groups = element('div', { class: 'groups' })
  readonly #bets = element('div', { class: 'bets' })
  readonly #hint = element('p', { class: 'hint' })
  readonly #board = element('div', { class: 'board' })
  #group: string
  #picks: Picks
  #series: number
  #hasPool: boolean
  betCode: string

  constructor(context: PageContext, { series, hasPool }: { series: number; hasPool: boolean }, onChange: () => void) {
    this.#context = context
    this.#onChange = onChange
    this.#series = series
    this.#hasPool = hasPool
    const groups = groupsOf(context.boot.game.format, hasPool)
    const asked = groups.find(([, bets]) => bets.includes(context.playType ?? ''))
    const [group, bets] = asked ?? groups[0]!
    this.#group = group
    this.betCode = asked ? context.playType! : bets[0]!
    this.#picks = noPicks(this.control)
    const { texts } = context
    this.view = element(
      'section',
      { class: 'picker panel', 'aria-label': texts.bets },
      this.#groups,
      this.#bets,
      this.#hint,
      this.#board,
    )
    this.#draw()
  }

  get control(): Control {
    return controlOf(this.#context.boot.game.format, this.betCode)
  }

  get contents(): string[] {
    return contentsOf(this.control, this.#picks)
  }

  get surplus(): Surplus | null {
    return surplusOf(this.control, this.#picks)
  }

  setSeries(series: number): void {
    this.#series = series
    this.#drawBoard()
  }

  /** The draw that sells now has a pool, or has none: other bets are offered. */
  setPool(hasPool: boolean): void {
    this.#hasPool = hasPool
    const [group, bets] = groupsOf(this.#context.boot.game.format, hasPool)[0]!
    this.#group = group
    this.#choose(bets[0]!)
  }

  clear(): void {
    this.#set(noPicks(this.control))
  }

  quickPick(): void {
    this.#set(quickPick(this.control))
  }

  #choose(betCode: string): void {
    this.betCode = betCode
    this.#set(noPicks(this.control), false)
    this.#draw()
  }

  /** What is no longer marked is no banker either. */
  #mark(marks: Picks['marks']): void {
    const bankers = new Set([...this.#picks.bankers].filter(value => marks[0]!.has(value)))
    this.#set({ ...this.#picks, marks, bankers })
  }

  #set(picks: Picks, isDrawn = true): void {
    this.#picks = picks
    if (isDrawn) this.#drawBoard()
    this.#onChange()
  }

  #draw(): void {
    const { boot, words, texts } = this.#context
    const { format } = boot.game
    const groups = groupsOf(format, this.#hasPool)
    const tab = (name: string, isChosen: boolean, onclick: () => void) =>
      element('button', { type: 'button', 'aria-pressed': String(isChosen), onclick }, name)
    const groupTabs = groups.map(([name, bets]) =>
      tab(words.groups[name], name === this.#group, () => {
        this.#group = name
        this.#choose(bets[0]!)
        this.#groups.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
      }),
    )
    const [, bets] = groups.find(([name]) => name === this.#group)!
    const betTabs = bets.map(code =>
      tab(betName(words, format, code), code === this.betCode, () => {
        this.#choose(code)
        this.#bets.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
      }),
    )
    this.#groups.replaceChildren(...groupTabs)
    this.#groups.hidden = groups.length < 2
    this.#bets.replaceChildren(...betTabs)
    const { control } = this
    const bounds = control.kind === 'set' ? [control.least, control.most] : [0, 0]
    this.#hint.textContent = texts.howTo[control.kind](bounds[0]!, bounds[1]!)
    this.#drawBoard()
  }

  #drawBoard(): void {
    const { control } = this
    const focused = this.#board.contains(document.activeElement) ? document.activeElement : null
    const path = focused && pathOf(this.#board, focused)
    if (control.kind === 'written') {
      this.#board.replaceChildren(writtenView(this.#context, control, this.#picks, picks => this.#set(picks, false)))
      return
    }
    const marks = marksView({
      context: this.#context,
      betCode: this.betCode,
      control,
      marks: this.#picks.marks,
      series: this.#series,
      onChange: next => this.#mark(next),
    })
    const isTwoDigits = control.rows.length === 1 && control.rows[0]!.values.length === 100
    const tools = isTwoDigits ? quickTools(this.#context, this.#picks.marks[0]!, next => this.#mark([next])) : null
    const bankers =
      control.kind === 'set' && control.hasBankers
        ? bankersView(this.#context, this.betCode, control, this.#picks, next =>
            this.#set({ ...this.#picks, bankers: next }),
          )
        : null
    this.#board.replaceChildren(...[marks, tools, bankers].filter(part => part !== null))
    if (path) focusAt(this.#board, path)
  }
}

/** Where a control stands among all of the board, so that the focus outlives a redraw. */
const pathOf = (board: HTMLElement, node: Element): number =>
  [...board.querySelectorAll('button, select')].indexOf(node)
const focusAt = (board: HTMLElement, at: number): void =>
  board.querySelectorAll<HTMLElement>('button, select')[at]?.focus({ preventScroll: true })
