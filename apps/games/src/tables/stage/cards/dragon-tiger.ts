import type { Card } from '@baize/game-kit/tables/cards/cards'
import { rankOf } from '@baize/game-kit/tables/cards/cards'
import { duelFilm } from '@baize/game-kit/tables/dragon-tiger/film'
import type { DragonTigerResult } from '@baize/game-kit/tables/dragon-tiger/rules'
import { tableEye } from '../room/eye.ts'
import { roomSteps } from '../room/room.ts'
import { tableSteps } from '../room/table.ts'
import type { Deal, SceneKind } from '../scene.ts'
import { type CardFilm, cardFilmOf } from './card-film.ts'
import { cardPieces } from './card-pieces.ts'
import { buildCardTable } from './card-table.ts'
import { duelLayout } from './layout.ts'
import { printCloth } from './print-cloth.ts'

const EMBER_ROOM = { top: '#120608', low: '#3a1512', lamp: '#ff9d5c' }
const WINE = { light: '#a33a3a', mid: '#5f1720', dark: '#24070c' }

const rankText = ([card]: readonly Card[]): string => (card![0] === 'T' ? '10' : card![0]!)

function dragonTigerFilm({ result }: Pick<Deal, 'result'>): CardFilm {
  const dealt = result as DragonTigerResult
  const lead = rankOf(dealt.dragon) - rankOf(dealt.tiger)
  const cards = duelFilm(dealt).map(({ side, ...card }) => ({
    ...card,
    side: side === 'dragon' ? ('left' as const) : ('right' as const),
  }))
  return cardFilmOf(cards, rankText, lead === 0 ? null : lead > 0 ? 'left' : 'right')
}

export const dragonTigerScene: SceneKind<CardFilm> = {
  filmOf: dragonTigerFilm,
  pieces: cardPieces,
  backdrop: size => {
    const eye = tableEye(size)
    return [...roomSteps(size, EMBER_ROOM), ...tableSteps(size, eye, WINE, printCloth(eye, duelLayout(size)))]
  },
  build: tools =>
    buildCardTable(tools, duelLayout(tools.size), {
      left: { label: tools.labels.dragon ?? '', tint: 0xff9a8f },
      right: { label: tools.labels.tiger ?? '', tint: 0xffd27a },
    }),
}
