import type { GameBoot } from '@baize/api/studio/slot'
import { cellAt, type WheelEvent, type WinEvent } from '@baize/game-kit/events'
import { countMs, showMs, type Tier } from '../../kit/money/tiers.ts'
import type { Texts } from '../texts.ts'
import type { Beat } from '../timeline/beats.ts'
import type { ShownState } from '../timeline/shown-state.ts'
import { times } from '../timeline/times.ts'
import type { Loop } from './loop.ts'
import type { ModelStrips } from './reels/strips.ts'
import type { Props } from './scene/props.ts'

export interface Performance {
  props: Props
  strips: ModelStrips
  loop: Loop
  t: Texts
  money: (units: number) => string
  stakeUnits: number
  isCalm: boolean
  game: GameBoot['game']
  cycleWins(wins: readonly WinEvent[]): void
  clearWins(): void
}

/** Shows one beat with what stands on the stage. */
export function performOn(stage: Performance, { action, lastsMs }: Beat): void {
  const { props, strips, t, isCalm } = stage
  switch (action.kind) {
    case 'restore':
      restore(stage, action.state)
      break
    case 'roll':
      stage.clearWins()
      if (!isCalm) props.board.roll(action.free ? strips.free : strips.base)
      break
    case 'land':
      props.board.land(action.reel, action.stop, action.column)
      if (action.isLast) stage.loop.after(lastsMs, () => props.ways?.setColumns(props.board.columns))
      break
    case 'anticipate':
      props.board.anticipate(action.reel, lastsMs)
      break
    case 'cross-fade':
      props.board.crossFade(action.columns)
      props.ways?.setColumns(action.columns)
      break
    case 'wins':
      wins(stage, action)
      break
    case 'multiplier':
      props.ladder?.light(action.value)
      props.ways?.setMultiplier(action.value)
      break
    case 'full-grid':
      fullGrid(stage, action.multiplier, lastsMs)
      break
    case 'expand':
      stage.clearWins()
      props.board.expand(action.reels, action.symbol, isCalm)
      break
    case 'reveal':
      stage.clearWins()
      props.board.reveal(action.cells, action.columns, isCalm)
      break
    case 'spark':
      stage.clearWins()
      props.board.spark(action.cells, action.columns, isCalm)
      props.header.showFeature(t('spark'), `${action.cells.length} × ${t.symbol('W')}`, 'W')
      break
    case 'burst':
      props.lines.clear()
      props.board.burst(action.cells, isCalm)
      break
    case 'fall':
      props.board.fall(action.removed, action.added, action.columns, isCalm)
      break
    case 'free-spins-intro': {
      const { spins, multiplier } = action
      intro(stage, t('freeSpins'), t('freeSpinsIntro', { spins, multiplier }), strips.trigger?.symbol ?? 'S', lastsMs)
      break
    }
    case 'special':
      stage.clearWins()
      props.book?.open(action.symbol, t('expandingSymbol'), lastsMs, isCalm)
      break
    case 'free-spin':
      freeSpin(stage, action)
      break
    case 'retrigger':
      props.banner.show({ ...plain(stage, lastsMs), title: t('freeSpins'), amount: t('added', { n: action.added }) })
      break
    case 'hold-intro':
      intro(stage, t('holdAndWin'), t('livesLeft', { n: action.lives }), 'C', lastsMs)
      openHold(stage, action.held, action.lives)
      break
    case 'respin':
      respin(stage, action)
      break
    case 'wheel-intro':
      intro(stage, t('wheel'), '', 'B', lastsMs)
      break
    case 'wheel':
      spinWheel(stage, action.wheel, lastsMs)
      break
    case 'wheel-stop':
      stopWheel(stage, action.wheel)
      break
    case 'jackpot':
      props.jackpots?.light(action.name)
      props.banner.show({
        ...plain(stage, lastsMs),
        title: t(`jackpots.${action.name}`),
        amount: stage.money(action.amountUnits),
      })
      break
    case 'feature-outro':
      outro(stage, action, lastsMs)
      break
    case 'celebrate':
      celebrate(stage, action, lastsMs)
      break
  }
}

type Of<K extends Beat['action']['kind']> = Extract<Beat['action'], { kind: K }>

const plain = ({ isCalm }: Performance, lastsMs: number) =>
  ({ lastsMs, dim: 0.25, hero: null, size: 'pill', isCalm }) as const

function wins(stage: Performance, { wins, stepUnits, wonUnits, isFinal }: Of<'wins'>): void {
  const { props } = stage
  props.board.lightCells(
    wins.flatMap(({ cells }) => cells),
    stage.isCalm,
  )
  props.lines.show(wins)
  if (isFinal) stage.cycleWins(wins)
  else props.meter.count(wonUnits, countMs(stepUnits, stage.stakeUnits))
}

function intro(stage: Performance, title: string, amount: string, hero: string, lastsMs: number): void {
  stage.clearWins()
  stage.props.scene.setNight(true)
  const { isCalm } = stage
  stage.props.banner.show({ title, amount, lastsMs, dim: 0.55, hero, size: 'scene', isCalm })
  if (!isCalm) stage.props.glints.burst(18, 1_200)
}

function freeSpin(stage: Performance, { n, of, multiplier, special }: Of<'free-spin'>): void {
  const { props, t, strips } = stage
  stage.clearWins()
  props.scene.setNight(true)
  const factor = strips.ladders || props.ways || multiplier === 1 ? '' : ` · ×${multiplier}`
  props.ways?.setMultiplier(multiplier)
  props.header.showFeature(t('freeSpins'), `${t('ofCount', { n, of })}${factor}`, special)
  if (strips.ladders) props.ladder?.setValues(strips.ladders.free)
}

function fullGrid(stage: Performance, multiplier: number, lastsMs: number): void {
  const { props, t, isCalm } = stage
  const cells = props.board.columns.flatMap((column, reel) => Array.from(column, (_, row) => cellAt(reel, row)))
  props.board.lightCells(cells, isCalm)
  props.banner.show({ ...plain(stage, lastsMs), title: t('fullGrid'), amount: `×${multiplier}` })
  if (!isCalm) props.glints.burst(24, lastsMs)
}

function spinWheel(stage: Performance, wheel: WheelEvent, lastsMs: number): void {
  const { props, t, isCalm } = stage
  stage.clearWins()
  props.scene.setNight(true)
  props.board.setReelsVisible(false)
  props.header.showFeature(t('wheel'), wheel.ring === 'outer' ? '…' : t('innerRing'))
  props.wheel?.spin(wheel, lastsMs, isCalm)
}

function stopWheel({ props, t, money, stakeUnits, isCalm }: Performance, wheel: WheelEvent): void {
  props.wheel?.stop(wheel, isCalm)
  const prize = wheel.multiple > 0 ? money(wheel.multiple * stakeUnits) : t('innerRing')
  props.header.showFeature(t('wheel'), prize)
}

function openHold(stage: Performance, held: Of<'hold-intro'>['held'], lives: number): void {
  const { props, stakeUnits, money } = stage
  props.hold?.open(held, multiple => money(multiple * stakeUnits))
  props.board.setReelsVisible(false)
  showLives(stage, lives)
}

function respin(stage: Performance, { landed, lives }: Of<'respin'>): void {
  stage.props.hold?.respin(landed, stage.isCalm)
  stage.loop.after(stage.isCalm ? times.crossFade : 520, () => {
    showLives(stage, lives)
    for (const { jackpot } of landed) if (jackpot) stage.props.jackpots?.light(jackpot)
  })
}

function showLives({ props, t, money, stakeUnits }: Performance, lives: number): void {
  const { count, heldMultiple } = props.hold!
  const pips = '●'.repeat(lives) + '○'.repeat(Math.max(0, 3 - lives))
  props.header.showFeature(
    t('respins'),
    `${pips}   ${t('ofCount', { n: count, of: 15 })}   ${money(heldMultiple * stakeUnits)}`,
  )
}

function outro(stage: Performance, { feature, amountUnits, wonUnits }: Of<'feature-outro'>, lastsMs: number): void {
  const { props, t, stakeUnits, isCalm } = stage
  stage.clearWins()
  if (feature === 'hold-and-win') props.hold?.collect(900)
  const runs = Math.min(lastsMs - 700, countMs(amountUnits, stakeUnits))
  props.banner.show({
    title: t('featureTotal'),
    amount: { fromUnits: 0, toUnits: amountUnits, countMs: Math.max(0, runs) },
    lastsMs,
    dim: 0.6,
    hero: null,
    size: 'scene',
    isCalm,
  })
  props.meter.count(wonUnits, Math.max(0, runs))
  stage.loop.after(lastsMs - 60, () => leaveFeature(stage))
}

function leaveFeature({ props, strips }: Performance): void {
  props.wheel?.close()
  props.hold?.close()
  props.board.setReelsVisible(true)
  props.header.showTitle()
  props.scene.setNight(false)
  if (strips.ladders) props.ladder?.setValues(strips.ladders.base)
  props.ways?.setMultiplier(null)
}

const bannerDim: Readonly<Partial<Record<Tier, number>>> = { big: 0.25, great: 0.6, grand: 0.7 }

function celebrate(stage: Performance, action: Of<'celebrate'>, lastsMs: number): void {
  const { props, strips, t, isCalm } = stage
  const { amountUnits, tier, countMs: runs } = action
  props.header.showTitle()
  if (strips.ladders) props.ladder?.light(strips.ladders.base[0]!)
  if (tier === 'none') return
  const dim = bannerDim[tier]
  const word = tier === 'return' ? 'returned' : 'win'
  props.meter.count(amountUnits, runs, units => t(word, { amount: stage.money(units) }))
  if (tier === 'good' && !isCalm) props.glints.burst(26, showMs.good)
  if (dim === undefined) return
  props.banner.show({
    title: t(`tierTitles.${tier as 'big' | 'great' | 'grand'}`),
    amount: { fromUnits: action.countedUnits, toUnits: amountUnits, countMs: runs },
    lastsMs,
    dim,
    hero: '1',
    size: tier === 'big' ? 'pill' : 'scene',
    isCalm,
  })
  if (isCalm) return
  props.glints.burst(tier === 'big' ? 30 : 44, 1_500)
  if (tier !== 'big') props.glints.coins(tier === 'grand' ? 34 : 20, lastsMs)
}

function restore(stage: Performance, { columns, wonUnits, feature }: ShownState): void {
  const { props, strips, t } = stage
  if (columns) {
    props.board.show(columns)
    props.ways?.setColumns(columns)
  }
  if (wonUnits > 0) props.meter.count(wonUnits, 0)
  if (!feature) return
  props.scene.setNight(true)
  if (feature.kind === 'hold-and-win') {
    openHold(stage, feature.held, feature.lives)
    return
  }
  if (feature.kind === 'wheel') {
    props.board.setReelsVisible(false)
    for (const wheel of feature.stopped) props.wheel?.standOn(wheel)
    props.header.showFeature(t('wheel'), '')
    return
  }
  props.header.showFeature(t('freeSpins'), t('ofCount', { n: feature.n, of: feature.of }), feature.special)
  props.ways?.setMultiplier(feature.multiplier)
  if (strips.ladders) props.ladder?.setValues(strips.ladders.free)
}
