import type { InstantRoundView } from '@baize/api/studio/instant'
import type { BingoDefinition, BingoOptions } from '@baize/game-kit/instant/bingo/definition'
import { createPicture } from '../../../kit/picture.ts'
import { ChoiceField } from '../../choice-field.tsx'
import { type GameContext, type GameView, multipleMark, times, wait } from '../../game-view.ts'
import { Caller } from './caller.tsx'
import { Card } from './card.tsx'
import { type Filled, firstTable, reduceBingo } from './picture.ts'
import { Shapes } from './shapes.tsx'
import './bingo.css'

const callMs = 105
const cardsOf = ({ events }: InstantRoundView) => events.find(({ type }) => type === 'cards')!.cards as number[][]
const callsOf = ({ events }: InstantRoundView) => events.find(({ type }) => type === 'calls')!.calls as number[]
const filledIn = ({ events }: InstantRoundView) =>
  events.filter(({ type }) => type === 'pattern') as unknown as Filled[]

/** Cards, a caller, and the shapes that the calls fill. */
export function openBingo(context: GameContext<BingoDefinition>): GameView {
  const { definition, t, sound, isCalm, money } = context
  const nameOf = (name: string) => t(`bingo.patterns.${name as 'line'}`)
  const table = createPicture(firstTable(definition.cards[1]!), reduceBingo)
  const cardsLaid = () => table.read().cards.length

  return {
    Stage() {
      const { cards, called, filled } = table.use()
      const wonBy = (card: number) => filled.filter(each => each.card === card).flatMap(each => each.cells)
      return (
        <div className="bingo">
          <Caller called={called} count={t('bingo.calls', { n: called.length, of: definition.calls })} />
          <div className="bingo-cards" data-cards={cards.length}>
            {cards.map((numbers, place) => (
              <Card
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
                key={place}
                label={t('bingo.card', { n: place + 1 })}
                numbers={numbers}
                called={called}
                won={wonBy(place)}
              />
            ))}
          </div>
          <Shapes
            label={t('bingo.shapes')}
            patterns={definition.patterns}
            won={filled.map(({ name }) => name)}
            nameOf={nameOf}
          />
        </div>
      )
    },
    Options() {
      const { cards, isIdle } = table.use()
      return (
        <div className="option-list">
          <ChoiceField
            label={t('bingo.cards')}
            choices={definition.cards.map(n => [String(n), String(n)] as const)}
            chosen={String(cards.length)}
            isEnabled={isIdle}
            onChange={chosen => {
              table.tell({ type: 'laid', cards: Number(chosen) })
              context.betChanged()
            }}
          />
        </div>
      )
    },
    bet: () => ({ stakeUnits: context.stakeUnits(), options: { cards: cardsLaid() } }),
    setState: state => table.tell({ type: 'idle', isIdle: state === 'idle' }),
    reset: () => table.tell({ type: 'laid', cards: cardsLaid() }),
    async show(round) {
      table.tell({ type: 'laid', cards: (round.options as BingoOptions).cards })
      const cards = cardsOf(round)
      table.tell({ type: 'dealt', cards })
      const filled = filledIn(round)
      for (const [i, number] of callsOf(round).entries()) {
        const now = filled.filter(({ call }) => call === i + 1)
        table.tell({ type: 'called', number, filled: now })
        if ((i + 1) % 2 === 0 && cards.some(card => card.includes(number))) sound.press()
        if (now.length > 0) sound.step(filled.indexOf(now[0]!))
        if (!isCalm() && !document.hidden) await wait(now.length > 0 ? 4 * callMs : callMs)
      }
    },
    action: () => null,
    mark: multipleMark,
    say(round) {
      const counts = new Map<string, number>()
      for (const { name } of filledIn(round)) counts.set(name, (counts.get(name) ?? 0) + 1)
      if (counts.size === 0) return t('bingo.nothing')
      return t('bingo.filled', {
        shapes: [...counts].map(([name, n]) => (n > 1 ? `${n} × ${nameOf(name)}` : nameOf(name))).join(', '),
      })
    },
    pays(stakeUnits) {
      const perCard = BigInt(stakeUnits) / BigInt(cardsLaid())
      return definition.patterns.map(({ name, hundredths }) => ({
        what: nameOf(name),
        pays: `${times(hundredths)} · ${money((perCard * BigInt(hundredths)) / 100n)}`,
      }))
    },
  }
}
