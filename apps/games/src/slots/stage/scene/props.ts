import type { GameBoot } from '@baize/api/studio/slot'
import type { JackpotName } from '@baize/game-kit/events'
import { Container } from 'pixi.js'
import type { Texts } from '../../texts.ts'
import type { Atlas } from '../atlas.ts'
import { Book } from '../features/book.ts'
import { HoldBoard } from '../features/hold-board.ts'
import { Jackpots } from '../features/jackpots.ts'
import { Ladder } from '../features/ladder.ts'
import { Meter } from '../features/meter.ts'
import { WaysMeter } from '../features/ways-meter.ts'
import { Wheel } from '../features/wheel.ts'
import type { Layout } from '../layout.ts'
import type { Loop } from '../loop.ts'
import { Board } from '../reels/board.ts'
import type { ModelStrips } from '../reels/strips.ts'
import { WinLines } from '../reels/win-lines.ts'
import type { Skin } from '../skin.ts'
import { Banner } from './banner.ts'
import { Glints } from './glints.ts'
import { Header } from './header.ts'
import { Scene } from './scene.ts'

export interface PropsInput {
  layout: Layout
  loop: Loop
  skin: Skin
  atlas: Atlas
  scenePicture: ImageBitmap
  game: GameBoot['game']
  strips: ModelStrips
  columns: readonly string[]
  t: Texts
  money: (units: number) => string
}

/** Everything that stands on the stage, built for one layout. */
export interface Props {
  view: Container
  scene: Scene
  header: Header
  board: Board
  lines: WinLines
  meter: Meter
  banner: Banner
  glints: Glints
  hold: HoldBoard | null
  ladder: Ladder | null
  jackpots: Jackpots | null
  ways: WaysMeter | null
  wheel: Wheel | null
  book: Book | null
}

export function buildProps(input: PropsInput): Props {
  const { layout, loop, skin, atlas, t, money, strips, game } = input
  const board = new Board(layout, loop, atlas, skin, strips, input.columns)
  const props: Props = {
    view: new Container(),
    scene: new Scene(layout, loop, skin, input.scenePicture),
    header: new Header(layout, loop, atlas, skin, game.title),
    board,
    lines: new WinLines(layout, loop, skin, money, board),
    meter: new Meter(layout, loop, skin, money),
    banner: new Banner(layout, loop, atlas, skin, money),
    glints: new Glints(layout, loop, atlas),
    hold: game.model === 'd' ? new HoldBoard(layout, loop, atlas, skin, jackpotNames(t)) : null,
    ladder: strips.ladders ? new Ladder(layout, loop, skin, strips.ladders.base) : null,
    jackpots: strips.jackpots ? new Jackpots(layout, loop, skin, jackpotNames(t), strips.jackpots) : null,
    ways: strips.changesHeight ? new WaysMeter(layout, loop, skin, n => t('ways', { n })) : null,
    wheel: strips.wheel ? new Wheel(layout, loop, atlas, skin, { rings: strips.wheel, words: jackpotNames(t) }) : null,
    book: strips.specials.length > 0 ? new Book(layout, loop, atlas, skin, strips.specials) : null,
  }
  if (props.hold) props.board.over.addChild(props.hold.view)
  props.view.addChild(props.scene.view)
  if (props.ladder) props.view.addChild(props.ladder.view)
  if (props.jackpots) props.view.addChild(props.jackpots.view)
  if (props.ways) {
    props.ways.setColumns(input.columns)
    props.view.addChild(props.ways.view)
  }
  props.view.addChild(props.board.view, props.header.view, props.lines.view, props.meter.view)
  for (const extra of [props.wheel, props.book]) if (extra) props.view.addChild(extra.view)
  props.view.addChild(props.banner.view, props.glints.view)
  return props
}

const jackpotNames = (t: Texts): Record<JackpotName, string> => ({
  mini: t('jackpots.mini'),
  minor: t('jackpots.minor'),
  major: t('jackpots.major'),
  grand: t('jackpots.grand'),
})
