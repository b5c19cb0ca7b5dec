import type { InstantRoundView } from '@baize/api/studio/instant'
import type { BingoDefinition, BingoOptions } from '@baize/game-kit/instant/bingo/definition'
import { element } from '../../../client/dom.ts'
import { ChoiceField } from '../../choice-field.ts'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Card } from './card.ts'
import { Shapes } from './shapes.ts'
import './bingo.css'

interface Filled {
  card: number
  name: string
  cells: number[]
  call: number
}
const callMs = 105
const lastBalls = 7
const letters = 'BINGO'
const cardsOf = ({ events }: InstantRoundView) => events.find(({ type }) => type === 'cards')!.cards as number[][]
const callsOf = ({ events }: InstantRoundView) => events.find(({ type }) => type === 'calls')!.calls as number[]
const filledIn = ({ events }: InstantRoundView) =>
  events.filter(({ type }) => type === 'pattern') as unknown as Filled[]

/** Cards, a caller, and the shapes that the calls fill. */
export function openBingo(context: GameContext<BingoDefinition>): GameView {
  const { definition, texts, sound, isCalm, money } = context
  const words = texts.bingo
  const nameOf = (name: string) => words.patterns[name as keyof typeof words.patterns]
  const ball = element('p', { class: 'big-ball', 'aria-hidden': 'true' })
  const last = element('ol', { class: 'last-balls', 'aria-hidden': 'true' })
  const count = element('p', { class: 'call-count' })
  const table = element('div', { class: 'bingo-cards' })
  const shapes = new Shapes(definition.patterns, nameOf, words.shapes)
  const cards = new ChoiceField({
    label: words.cards,
    choices: definition.cards.map(n => [String(n), String(n)] as const),
    chosen: String(definition.cards[1]),
    onChange: () => {
      lay(Number(cards.value))
      context.betChanged()
    },
  })
  let laid: Card[] = []

  function lay(number: number): void {
    laid = Array.from({ length: number }, (_, i) => new Card(words.card(i + 1)))
    for (const card of laid) card.deal([])
    table.dataset.cards = String(number)
    table.replaceChildren(...laid.map(({ view }) => view))
  }

  function reset(): void {
    ball.textContent = ''
    ball.removeAttribute('data-column')
    last.replaceChildren()
    count.textContent = words.calls(0, definition.calls)
    shapes.clear()
    lay(Number(cards.value))
  }

  function call(number: number, place: number): void {
    const column = Math.ceil(number / 15) - 1
    ball.textContent = `${letters[column]} ${number}`
    ball.dataset.column = String(column)
    last.prepend(element('li', { 'data-column': column }, String(number)))
    while (last.children.length > lastBalls) last.lastElementChild!.remove()
    count.textContent = words.calls(place, definition.calls)
    const isOn = laid.map(card => card.call(number)).some(Boolean)
    if (isOn && place % 2 === 0) sound.press()
  }
  reset()

  return {
    stage: element(
      'div',
      { class: 'bingo' },
      element('div', { class: 'caller' }, ball, element('div', {}, count, last)),
      table,
      shapes.view,
    ),
    options: element('div', { class: 'option-list' }, cards.view),
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { cards: Number(cards.value) } }),
    setState: state => cards.setEnabled(state === 'idle'),
    reset,
    async show(round) {
      cards.value = String((round.options as BingoOptions).cards)
      reset()
      for (const [i, numbers] of cardsOf(round).entries()) laid[i]!.deal(numbers)
      const filled = filledIn(round)
      for (const [i, number] of callsOf(round).entries()) {
        call(number, i + 1)
        const now = filled.filter(({ call: at }) => at === i + 1)
        for (const { card, cells, name } of now) {
          laid[card]!.light(cells)
          shapes.light(name)
        }
        if (now.length > 0) sound.step(filled.indexOf(now[0]!))
        if (!isCalm() && !document.hidden) await wait(now.length > 0 ? 4 * callMs : callMs)
      }
    },
    action: () => null,
    mark: multipleMark,
    say(round) {
      const counts = new Map<string, number>()
      for (const { name } of filledIn(round)) counts.set(name, (counts.get(name) ?? 0) + 1)
      if (counts.size === 0) return words.nothing
      return words.filled([...counts].map(([name, n]) => (n > 1 ? `${n} × ${nameOf(name)}` : nameOf(name))).join(', '))
    },
    pays(stakeUnits) {
      const perCard = BigInt(stakeUnits) / BigInt(cards.value)
      return definition.patterns.map(({ name, hundredths }) => ({
        what: nameOf(name),
        pays: `${times(hundredths)} · ${money((perCard * BigInt(hundredths)) / 100n)}`,
      }))
    },
  }
}
