import { BINGO_DEFINITIONS } from '@baize/game-kit/instant/bingo/definition'
import { MINES_DEFINITIONS } from '@baize/game-kit/instant/mines/definition'
import type { StoryFile } from '@baize/ui/story.ts'
import { GameStory, storyMoney } from '../../kit/game-story.tsx'
import { cardName } from '../card-name.ts'
import { loadInstantTexts } from '../texts.ts'
import { Caller } from './bingo/caller.tsx'
import { Card } from './bingo/card.tsx'
import { Shapes } from './bingo/shapes.tsx'
import { ChoiceButtons } from './blackjack/choice-buttons.tsx'
import { Hand } from './blackjack/hand.tsx'
import { emptyTable as blackjackTable, reduceBlackjack } from './blackjack/picture.ts'
import { CardRow } from './hi-lo/card-row.tsx'
import { Field } from './mines/field.tsx'
import { Ladder } from './mines/ladder.tsx'
import { firstPicture, reduceMines } from './mines/picture.ts'
import { ChipTools } from './roulette/chip-tools.tsx'
import { Cloth } from './roulette/cloth.tsx'
import '../style/desk.css'
import '../style/cards.css'
import './bingo/bingo.css'
import './blackjack/blackjack.css'
import './hi-lo/hi-lo.css'
import './mines/mines.css'
import './roulette/roulette.css'

export default { title: 'Games/Instant' } satisfies StoryFile

const ignore = () => {}
const minesTable = MINES_DEFINITIONS[0]!
const bingoTable = BINGO_DEFINITIONS[0]!

/** Two tiles opened, a mine met, and what the rest hid. */
const minesOver = [
  { type: 'open', cell: 3 },
  { type: 'open', cell: 11 },
  { type: 'mine', cell: 7 },
  { type: 'field', mines: [7, 12, 20] },
].reduce(
  (picture, event) => reduceMines(picture, { type: 'shown', event }),
  firstPicture(minesTable.rows * minesTable.columns, 3),
)

export const MinesThatIsOver = () => (
  <GameStory load={loadInstantTexts} className="is-mines" heightPx={460}>
    {t => (
      <div className="mines">
        <Ladder definition={minesTable} mines={3} opened={2} />
        <Field picture={minesOver} columns={minesTable.columns} t={t} onOpen={ignore} />
      </div>
    )}
  </GameStory>
)

const stakes = new Map([
  ['red', 50_000],
  ['straight-17', 10_000],
])

export const RouletteWithChips = () => (
  <GameStory load={loadInstantTexts} className="is-roulette" heightPx={460}>
    {t => (
      <div className="roulette">
        <Cloth t={t} stakes={stakes} fallen={17} isOpen onPlace={ignore} />
      </div>
    )}
  </GameStory>
)

export const ChipsToTakeBack = () => (
  <GameStory load={loadInstantTexts}>
    {t => <ChipTools t={t} total={storyMoney(60_000n)} canUndo canRepeat={false} onPress={ignore} />}
  </GameStory>
)

const dealt = [
  { card: 24, kind: 'first', mark: '' },
  { card: 51, kind: 'right', mark: '1.84×' },
]
const offers = [
  { guess: 'higher', isStrict: true, ranks: 1, multiple: '12.35×' },
  { guess: 'lower', isStrict: true, ranks: 12, multiple: '1.03×' },
] as const

export const HiLoRightGuess = () => (
  <GameStory load={loadInstantTexts} className="is-hi-lo" heightPx={460}>
    {t => (
      <CardRow
        table={{ dealt, offers, canSkip: true, isOpen: true }}
        t={t}
        nameOf={card => cardName(t, card)}
        choose={ignore}
      />
    )}
  </GameStory>
)

const blackjack = reduceBlackjack(reduceBlackjack(blackjackTable, { type: 'card', to: 0, card: 0 }), {
  type: 'card',
  to: 0,
  card: 19,
})

export const BlackjackHand = () => (
  <GameStory load={loadInstantTexts} className="is-blackjack" heightPx={340}>
    {t => (
      <div className="blackjack">
        <Hand hand={blackjack.own[0]!} label={t('blackjack.own')} nameOf={card => cardName(t, card)} />
        <ChoiceButtons
          t={t}
          offer={{ offered: ['hit', 'double'], canPay: false }}
          isOpen
          cost={storyMoney(10_000n)}
          choose={ignore}
        />
      </div>
    )}
  </GameStory>
)

const numbers = Array.from({ length: 25 }, (_, cell) => 1 + (cell % 5) * 15 + Math.floor(cell / 5) * 3)

export const BingoWithOneLine = () => (
  <GameStory load={loadInstantTexts} className="is-bingo" heightPx={620}>
    {t => (
      <div className="bingo">
        <Caller called={[1, 16, 31, 46, 61]} count={t('bingo.calls', { n: 5, of: bingoTable.calls })} />
        <div className="bingo-cards" data-cards={1}>
          <Card
            label={t('bingo.card', { n: 1 })}
            numbers={numbers}
            called={[1, 16, 31, 46, 61]}
            won={[0, 1, 2, 3, 4]}
          />
        </div>
        <Shapes
          label={t('bingo.shapes')}
          patterns={bingoTable.patterns}
          won={['line']}
          nameOf={name => t(`bingo.patterns.${name as 'line'}`)}
        />
      </div>
    )}
  </GameStory>
)
