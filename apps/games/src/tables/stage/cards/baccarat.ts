import { pointsOf, totalOf } from '@baize/game-kit/tables/baccarat/coup'
import { cardFilm, cardTimes } from '@baize/game-kit/tables/baccarat/film'
import type { BaccaratResult } from '@baize/game-kit/tables/baccarat/rules'
import { rankOf } from '@baize/game-kit/tables/cards/cards'
import { tableEye } from '../room/eye.ts'
import { NIGHT_ROOM, roomSteps } from '../room/room.ts'
import { GREEN, tableSteps } from '../room/table.ts'
import type { Deal, SceneKind } from '../scene.ts'
import { type CardFilm, cardFilmOf } from './card-film.ts'
import { cardPieces } from './card-pieces.ts'
import { buildCardTable } from './card-table.ts'
import { baccaratLayout } from './layout.ts'
import { printCloth } from './print-cloth.ts'

const SPEED_TABLE = 'LVT-BSP-'
const totalText = (cards: readonly string[]): string => String(totalOf(cards.map(card => pointsOf(rankOf(card)))))

function baccaratFilm({ result, table }: Pick<Deal, 'result' | 'table'>): CardFilm {
  const dealt = result as BaccaratResult
  // A new shoe shows the card that it burns.
  if ('burn' in dealt) return cardFilmOf([{ side: 'left', card: dealt.burn, ...cardTimes(0) }], () => '', null)
  const { playerTotal, bankerTotal } = dealt
  const winner = playerTotal === bankerTotal ? null : playerTotal > bankerTotal ? 'left' : 'right'
  const cards = cardFilm(dealt, table.startsWith(SPEED_TABLE)).map(({ side, ...card }) => ({
    ...card,
    side: side === 'player' ? ('left' as const) : ('right' as const),
  }))
  return cardFilmOf(cards, totalText, winner)
}

export const baccaratScene: SceneKind<CardFilm> = {
  filmOf: baccaratFilm,
  pieces: cardPieces,
  backdrop: size => {
    const eye = tableEye(size)
    const print = printCloth(eye, baccaratLayout(size))
    return [...roomSteps(size, NIGHT_ROOM), ...tableSteps(size, eye, GREEN, print)]
  },
  build: tools =>
    buildCardTable(tools, baccaratLayout(tools.size), {
      left: { label: tools.labels.player ?? '', tint: 0x8fbcff },
      right: { label: tools.labels.banker ?? '', tint: 0xff9a8f },
    }),
}
