import type { InstantRoundView } from '@baize/api/studio/instant'
import type { RouletteDefinition, RouletteOptions } from '@baize/game-kit/instant/roulette/definition'
import { colourOf } from '@baize/game-kit/instant/roulette/spots'
import { element } from '../../../client/dom.ts'
import type { GameContext, GameView } from '../../game-view.ts'
import { Chips } from './chips.ts'
import { Cloth } from './cloth.ts'
import { Wheel } from './wheel.ts'
import './roulette.css'

const numberOf = ({ events }: InstantRoundView): number => events.find(({ type }) => type === 'ball')!.number as number

/** Wheel and cloth: chips are placed, the ball runs, and the table shows what it paid. */
export function openRoulette(context: GameContext<RouletteDefinition>): GameView {
  const { boot, definition, texts, sound, money } = context
  const words = texts.roulette
  const mostUnits = Number(boot.game.maxStakeUnits)
  const chips = new Chips(mostUnits, definition.mostSpots)
  const wheel = new Wheel()
  let isOpen = true
  const short = (units: number) => {
    const whole = units / 10_000
    return whole >= 1_000 ? `${whole / 1_000}k` : String(Number(whole.toFixed(2)))
  }
  const cloth = new Cloth({
    texts,
    short,
    onPlace: spot => {
      if (!isOpen) return
      cloth.mark(null)
      wheel.clear()
      const limit = chips.place(spot, Number(context.stakeUnits()))
      if (limit === null) sound.chip()
      else context.notify(limit === 'units' ? words.mostUnits(money(mostUnits)) : words.mostSpots(definition.mostSpots))
      laid()
    },
  })
  const tool = (label: string, act: () => void) =>
    element(
      'button',
      {
        type: 'button',
        class: 'chip-tool',
        onclick: () => {
          if (!isOpen) return
          act()
          laid()
        },
      },
      label,
    )
  const undo = tool(words.undo, () => chips.undo())
  const clear = tool(words.clear, () => chips.clear())
  const repeat = tool(words.repeat, () => chips.repeat())
  const total = element('p', { class: 'total' })
  const options = element(
    'div',
    { class: 'option-list' },
    total,
    element('div', { class: 'chip-tools' }, undo, clear, repeat),
  )
  const laid = () => {
    cloth.show(chips.bySpot())
    total.textContent = words.total(money(chips.totalUnits))
    undo.disabled = clear.disabled = !isOpen || chips.totalUnits === 0
    repeat.disabled = !isOpen || !chips.canRepeat
    context.betChanged()
  }
  const bet = () => {
    const spots = [...chips.bySpot()].map(([spot, stakeUnits]) => ({ spot, stakeUnits }))
    return spots.length === 0 ? null : { stakeUnits: String(chips.totalUnits), options: { spots } }
  }
  laid()

  return {
    stage: element('div', { class: 'roulette' }, wheel.view, cloth.view),
    options,
    bet,
    setState(state) {
      isOpen = state === 'idle'
      cloth.setEnabled(isOpen)
      undo.disabled = clear.disabled = !isOpen || chips.totalUnits === 0
      repeat.disabled = !isOpen || !chips.canRepeat
    },
    reset() {
      cloth.mark(null)
      wheel.clear()
    },
    async show(round) {
      chips.restore((round.options as RouletteOptions).spots)
      cloth.show(chips.bySpot())
      chips.keep()
      const number = numberOf(round)
      await wheel.spin(number, context.isCalm())
      sound.land()
      cloth.mark(number)
      // The chips of a round are swept away; a repeat lays them again.
      const hit = new Set(round.events.filter(({ type }) => type === 'spot').map(({ spot }) => spot as string))
      const left = [...chips.bySpot()].filter(([spot]) => hit.has(spot))
      cloth.show(new Map(left))
      chips.clear()
      total.textContent = words.total(money(0))
    },
    action: () => null,
    mark(round) {
      const number = numberOf(round)
      return { text: String(number), tone: colourOf(number) }
    },
    say(round) {
      const number = numberOf(round)
      return words.ball({ number, colour: words.colours[colourOf(number)] })
    },
    pays(stakeUnits) {
      const rows = [
        ['straight', 1],
        ['split', 2],
        ['street', 3],
        ['corner', 4],
        ['six', 6],
        ['dozen', 12],
        ['column', 12],
      ] as const
      const row = (what: string, numbers: number) => ({
        what,
        pays: `${36 / numbers - 1}:1 · ${money((Number(stakeUnits) * 36) / numbers)}`,
      })
      return [...rows.map(([kind, numbers]) => row(words.kinds[kind], numbers)), row(words.evenChances, 18)]
    },
  }
}
