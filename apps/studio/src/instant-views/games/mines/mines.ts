import type { InstantRoundView } from '@baize/api/studio/instant'
import type { MinesDefinition, MinesOptions } from '@baize/game-kit/instant/mines/definition'
import { minesMultiple, mostOpened } from '@baize/game-kit/instant/mines/exact'
import { inHundredths, paidUnits } from '@baize/game-kit/instant/multiple'
import { element } from '../../../client/dom.ts'
import { ChoiceField } from '../../choice-field.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Tile, type TileState } from './tiles.ts'
import './mines.css'

const flipMs = 320
const usualMines = 3
const minesOf = ({ options }: InstantRoundView): number => (options as MinesOptions).mines
const openedIn = ({ events }: InstantRoundView): number => events.filter(({ type }) => type === 'open').length

/** The field of tiles: each press opens one, and the multiple climbs beside it. */
export function openMines(context: GameContext<MinesDefinition>): GameView {
  const { definition, texts, sound, isCalm } = context
  const words = texts.mines
  const size = definition.rows * definition.columns
  let canOpen = false
  const mines = new ChoiceField({
    label: words.count,
    choices: definition.mines.map(n => [String(n), String(n)] as const),
    chosen: String(usualMines),
    onChange: () => {
      showLadder(Number(mines.value), 0)
      context.betChanged()
    },
  })
  const tiles = Array.from({ length: size }, (_, cell) => new Tile(() => canOpen && press(cell)))
  const ladder = element('ol', { class: 'ladder' })
  const field = element(
    'div',
    { class: 'field-of-tiles', role: 'group', 'aria-label': words.field },
    ...tiles.map(({ view }) => view),
  )
  field.style.setProperty('--columns', String(definition.columns))
  field.addEventListener('keydown', event => moveFocus(event))
  const stage = element('div', { class: 'mines' }, ladder, field)

  const label = { covered: words.covered, safe: words.gem, mine: words.mine, struck: words.mine }
  const show = (cell: number, state: TileState, isGhost = false) =>
    tiles[cell]!.show(state, label[state](cell + 1), isGhost)
  const press = (cell: number) => {
    if (tiles[cell]!.view.dataset.state === 'covered') context.choose({ kind: 'open', cell })
  }

  function showLadder(count: number, opened: number): void {
    const most = mostOpened(definition, count)
    const first = Math.max(1, Math.min(opened - 1, most - 4))
    const steps = Array.from({ length: Math.min(5, most) }, (_, i) => first + i).filter(step => step <= most)
    ladder.replaceChildren(
      ...steps.map(step => {
        const state = step < opened ? 'past' : step === opened ? 'now' : step === opened + 1 ? 'next' : 'later'
        const multiple = times(inHundredths(minesMultiple(definition, count, step)))
        return element('li', { 'data-step': state }, multiple)
      }),
    )
  }

  function moveFocus(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: definition.columns, ArrowUp: -definition.columns }[event.key]
    const at = tiles.findIndex(({ view }) => view === document.activeElement)
    if (!by || at < 0) return
    event.preventDefault()
    tiles[at + by]?.view.focus()
  }

  function reset(): void {
    for (const cell of tiles.keys()) show(cell, 'covered')
    showLadder(Number(mines.value), 0)
  }
  reset()

  return {
    stage,
    options: mines.view,
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { mines: Number(mines.value) } }),
    setState(state) {
      canOpen = state === 'playing'
      mines.setEnabled(state === 'idle')
      field.classList.toggle('is-open', canOpen)
    },
    reset,
    async show(round, from) {
      if (from === 0) mines.value = String(minesOf(round))
      let opened = round.events.slice(0, from).filter(({ type }) => type === 'open').length
      if (from === 0) showLadder(minesOf(round), 0)
      for (const event of round.events.slice(from)) {
        if (event.type === 'open') {
          show(event.cell as number, 'safe')
          sound.step(opened++)
          showLadder(minesOf(round), opened)
        }
        if (event.type === 'mine') {
          show(event.cell as number, 'struck')
          sound.land()
          if (!isCalm()) await wait(flipMs)
        }
        if (event.type === 'field') await reveal(event.mines as number[])
      }
      if (!isCalm()) await wait(flipMs)
    },
    action(round) {
      const opened = openedIn(round)
      if (opened === 0) return null
      const units = paidUnits(Number(round.betUnits), minesMultiple(definition, minesOf(round), opened))
      return { label: texts.cashOut(context.money(units)), choice: { kind: 'cash' } }
    },
    mark: multipleMark,
    say(round) {
      const opened = openedIn(round)
      if (round.events.some(({ type }) => type === 'mine')) return words.hit(opened)
      if (round.events.some(({ type }) => type === 'returned')) return words.returned
      if (opened === 0) return ''
      const multiple = times(inHundredths(minesMultiple(definition, minesOf(round), opened)))
      return words.opened({ tiles: opened, multiple })
    },
    pays(stakeUnits) {
      const count = Number(mines.value)
      return Array.from({ length: mostOpened(definition, count) }, (_, i) => {
        const multiple = minesMultiple(definition, count, i + 1)
        const pays = `${times(inHundredths(multiple))} · ${context.money(paidUnits(Number(stakeUnits), multiple))}`
        return { what: words.tiles(i + 1), pays }
      })
    },
  }

  /** What the round still hid: the other mines, and the gems between them. */
  async function reveal(mined: readonly number[]): Promise<void> {
    for (const cell of tiles.keys())
      if (tiles[cell]!.view.dataset.state === 'covered') show(cell, mined.includes(cell) ? 'mine' : 'safe', true)
    if (!isCalm()) await wait(flipMs)
  }
}
