import { drawTumble, LIFT_MS as LIFTS } from '@baize/game-kit/tables/sic-bo/film'
import type { XocDiaResult } from '@baize/game-kit/tables/xoc-dia/rules'
import { Container } from 'pixi.js'
import { easeOut, scatter, shareOf } from '../../../kit/stage/timeline.ts'
import { paintChips, sideChips } from '../room/chips.ts'
import { halfWidth, tableEye } from '../room/eye.ts'
import { roomSteps } from '../room/room.ts'
import { tableSteps } from '../room/table.ts'
import type { Deal, Film, Moment, Scene, SceneKind, Tools } from '../scene.ts'
import { CLOSEST, LIFT_MS, type ShakeTimes, shakeCues } from '../vessel/shake-steps.ts'
import { VesselView } from '../vessel/vessel-view.ts'
import { CoinActor, type CoinPose } from './coin-actor.ts'
import { coinPieces, PLATE_Z } from './pieces.ts'

export interface CoinFilm extends Film {
  /** True for each coin that shows red. */
  isRed: readonly boolean[]
  tumble: number
}

const COIN_TIMES: ShakeTimes = { shakesFrom: 400, shakesUntil: 4_400, liftsAt: LIFTS['xoc-dia'] }
/** The coins still tremble when the cover goes up. */
const SETTLES_MS = COIN_TIMES.liftsAt + 900

function coinFilm({ result, look }: Pick<Deal, 'result' | 'look'>): CoinFilm {
  const { coins } = result as XocDiaResult
  return {
    isRed: [...coins].map(coin => coin === '1'),
    tumble: drawTumble(look),
    stops: [{ t: 0 }, { t: COIN_TIMES.liftsAt, shows: SETTLES_MS + LIFT_MS }],
    cues: shakeCues(COIN_TIMES),
  }
}

/** Where a coin lies on the plate and how it still trembles. */
function coinPoseAt(tumble: number, coin: number, elapsedMs: number): CoinPose {
  const salt = tumble * 4 + coin
  const angle = (Math.PI / 2) * coin + 0.2 * scatter(salt, 1) + 6 * scatter(tumble, 2)
  const r = 0.63 + 0.05 * scatter(salt, 3)
  const left = 1 - easeOut(shareOf(elapsedMs, COIN_TIMES.liftsAt, SETTLES_MS + 90 * coin))
  return {
    x: r * Math.cos(angle),
    y: r * Math.sin(angle) * 0.94,
    z: 0,
    turn: 6 * scatter(salt, 4) + 2 * left,
    lean: 0.3 * left,
    leanTo: elapsedMs / (40 + 60 * (1 - left)) + salt,
  }
}

export const coinScene: SceneKind<CoinFilm> = {
  filmOf: coinFilm,
  pieces: coinPieces,
  backdrop: size => {
    const eye = tableEye(size)
    const stacks = halfWidth(size) > 4.5 ? sideChips(3.4) : []
    const room = { top: '#040b12', low: '#122c3a', lamp: '#ffd08a' }
    const sea = { light: '#2f7d97', mid: '#134459', dark: '#061a25' }
    return [...roomSteps(size, room), ...tableSteps(size, eye, sea, pen => paintChips(pen, eye, stacks))]
  },
  build: buildCoins,
}

function buildCoins(tools: Tools): Scene<CoinFilm> {
  const eye = tableEye(tools.size)
  const contents = new Container()
  contents.sortableChildren = true
  const coins = [0, 1, 2, 3].map(() => new CoinActor(tools, eye))
  for (const coin of coins) contents.addChild(coin.view)
  const vessel = new VesselView(tools, eye, { base: 'plate', lid: 'cover', lidZ: 0.16 }, contents)
  const draw = ({ film, elapsedMs, cleared }: Moment<CoinFilm>) => {
    const pose = vessel.draw(film && COIN_TIMES, elapsedMs, cleared)
    contents.visible = film !== null && elapsedMs >= COIN_TIMES.liftsAt && cleared < 1
    if (!film || !contents.visible) return
    for (const [i, coin] of coins.entries()) {
      const lies = coinPoseAt(film.tumble, i, elapsedMs)
      coin.draw({ ...lies, x: lies.x + pose.x, z: PLATE_Z + pose.z }, film.isRed[i]!)
      coin.view.zIndex = -lies.y
    }
  }
  return { view: vessel.view, focus: { ...eye.see(0, 0.1), closest: CLOSEST }, draw }
}
