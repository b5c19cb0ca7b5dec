import type { GameEvent, ModelLetter } from '@baize/game-kit'
import { modelOf, models, playRound } from '@baize/game-kit'
import { hmac } from '@baize/game-kit/node/crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stripsOf } from '../stage/reels/strips.ts'
import type { Action, ActionKind, Beat } from './beats.ts'
import { planRound } from './plan.ts'
import { Player } from './player.ts'
import { resumePoint, shownAfter } from './shown-state.ts'

const betUnits = 5_000
const letters = Object.keys(models) as ModelLetter[]

/** A real round of a model, chosen by its nonce. */
function roundOf(model: ModelLetter, nonce: number): GameEvent[] {
  const serverSeed = new Uint8Array(32).fill(7)
  const input = { variant: '0.96', gameCode: 'HLG-000', betUnits, serverSeed, clientSeed: 'seed', nonce } as const
  return playRound({ ...input, model: modelOf(model) }, hmac).events
}

function firstRound(model: ModelLetter, holds: (events: GameEvent[]) => boolean): GameEvent[] {
  for (let nonce = 0; nonce < 5_000; nonce++) {
    const events = roundOf(model, nonce)
    if (holds(events)) return events
  }
  throw new Error(`no round of model ${model} does that`)
}

const { trigger } = stripsOf('b')
const plan = (events: GameEvent[], more: Partial<Parameters<typeof planRound>[0]> = {}): Beat[] =>
  planRound({ events, from: 0, betUnits, answerMs: 60, minimumCycleMs: 2_500, reducedMotion: false, trigger, ...more })

const beatsOf = <K extends ActionKind>(beats: Beat[], kind: K) =>
  beats.filter((beat): beat is Beat & { action: Extract<Action, { kind: K }> } => beat.action.kind === kind)

const stopTimes = (beats: Beat[]) => beatsOf(beats, 'land').map(({ atMs, lastsMs }) => atMs + lastsMs)
const paysNothing = (events: GameEvent[]) => events.every(({ type }) => type !== 'win' && type !== 'feature-start')
const scattersBefore = (events: GameEvent[], reel: number) => {
  const grid = events.find(event => event.type === 'grid')
  return grid ? grid.columns.slice(0, reel).filter(column => column.includes('S')).length : 0
}
const hasFeature = (events: GameEvent[]) => events.some(({ type }) => type === 'feature-start')

const lost = firstRound('b', events => paysNothing(events) && scattersBefore(events, 5) < 2)
const teased = firstRound('b', events => scattersBefore(events, 3) === 2 && !hasFeature(events))
const won = firstRound('b', events => events.some(({ type }) => type === 'win') && !hasFeature(events))
const freeSpins = firstRound('b', hasFeature)
const chain = firstRound(
  'c',
  events => events.filter(({ type }) => type === 'remove').length >= 3 && !hasFeature(events),
)
const held = firstRound('d', hasFeature)

describe('the time line of a round', () => {
  test('reels stop at 700 ms and 250 ms apart, and the button is ready at 2 500', () => {
    const beats = plan(lost)
    expect(stopTimes(beats)).toEqual([700, 950, 1200, 1450, 1700])
    expect(beats.at(-1)).toMatchObject({ atMs: 2_500, action: { kind: 'ready' }, event: lost.length - 1 })
  })

  test('a late answer lets the reels roll on; no reel stops before it', () => {
    const stops = stopTimes(plan(lost, { answerMs: 3_000 }))
    expect(stops).toEqual([3_320, 3_570, 3_820, 4_070, 4_320])
  })

  test('a reel waits 600 ms longer only when two scatters are in, and never when fewer or more are', () => {
    const waiting = beatsOf(plan(teased), 'anticipate').map(({ action }) => action.reel)
    expect(waiting).toEqual([0, 1, 2, 3, 4].filter(reel => scattersBefore(teased, reel) === 2))
    expect(stopTimes(plan(teased)).at(-1)).toBe(1_700 + 600 * waiting.length)
    expect(beatsOf(plan(lost), 'anticipate')).toEqual([])
  })

  test('wins are shown 150 ms after the last stop, all of them at once', () => {
    const [wins] = beatsOf(plan(won), 'wins')
    expect(wins!.atMs).toBe(1_850)
    expect(wins!.lastsMs).toBe(600)
    expect(wins!.action.wins).toEqual(won.filter(({ type }) => type === 'win'))
    const kinds = plan(won).map(({ action }) => action.kind)
    expect(kinds.indexOf('celebrate')).toBe(kinds.indexOf('wins') + 1)
  })

  test('a step of a cascade bursts for 250 ms and falls and lands for 450', () => {
    const beats = plan(chain)
    const bursts = beatsOf(beats, 'burst')
    const falls = beatsOf(beats, 'fall')
    expect(bursts.length).toBeGreaterThanOrEqual(3)
    bursts.forEach((burst, i) => {
      expect([burst.lastsMs, falls[i]!.lastsMs]).toEqual([250, 450])
      expect(falls[i]!.atMs).toBe(burst.atMs + 250)
    })
  })

  test('features open for 1.8 s, close for 2.2 s, and respins take 900 ms each', () => {
    expect(beatsOf(plan(freeSpins), 'free-spins-intro')[0]!.lastsMs).toBe(1_800)
    const beats = plan(held)
    expect(beatsOf(beats, 'hold-intro')[0]!.lastsMs).toBe(1_800)
    expect(beatsOf(beats, 'feature-outro')[0]!.lastsMs).toBe(2_200)
    const respins = beatsOf(beats, 'respin').map(({ atMs }) => atMs)
    expect(respins.slice(1).map((atMs, i) => atMs - respins[i]!)).toEqual(respins.slice(1).map(() => 900))
  })

  test('reduced motion fades instead of rolling and keeps the minimum cycle', () => {
    const beats = plan(lost, { reducedMotion: true })
    expect(beatsOf(beats, 'land')).toEqual([])
    expect(beatsOf(beats, 'cross-fade')).toMatchObject([{ atMs: 700, lastsMs: 300 }])
    expect(beats.at(-1)!.atMs).toBe(2_500)
  })

  test('every round of every model ends ready, shows its pay once and never before its minimum cycle', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), fc.nat(20_000), (model, nonce) => {
        const events = roundOf(model, nonce)
        const beats = plan(events, { trigger: stripsOf(model).trigger })
        const paid = events.find(event => event.type === 'pay')!
        expect(beatsOf(beats, 'celebrate').map(({ action }) => action.amountUnits)).toEqual([paid.amount])
        expect(beats.at(-1)!.action.kind).toBe('ready')
        expect(beats.at(-1)!.atMs).toBeGreaterThanOrEqual(2_500)
        expect(beats.map(({ atMs }) => atMs)).toEqual(beats.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
      }),
      { numRuns: 300 },
    )
  })
})

describe('moments of the models', () => {
  const planOf = (model: ModelLetter, events: GameEvent[]) => plan(events, { trigger: stripsOf(model).trigger })
  const kindsOf = (beats: Beat[]) => beats.map(({ action }) => action.kind)

  test('a full grid is shown as what it is before its wins, which count twice', () => {
    const events = firstRound('a', found => found.some(({ type }) => type === 'multiplier'))
    const kinds = kindsOf(planOf('a', events)).filter(kind => kind !== 'land' && kind !== 'roll')
    expect(kinds).toEqual(['full-grid', 'wins', 'celebrate', 'ready'])
  })

  test('a reel waits only where it can complete the feature', () => {
    for (const model of ['g', 'i'] as const) {
      const { symbol } = stripsOf(model).trigger!
      const events = firstRound(model, found => {
        const grid = found.find(event => event.type === 'grid')!
        return [0, 2].every(reel => grid.columns[reel]!.includes(symbol)) && !hasFeature(found)
      })
      expect(beatsOf(planOf(model, events), 'anticipate').map(({ action }) => action.reel)).toEqual([4])
    }
    expect(beatsOf(planOf('a', firstRound('a', paysNothing)), 'anticipate')).toEqual([])
  })

  test('mystery symbols turn over after the last stop and before any win', () => {
    const events = firstRound('j', found => found.some(({ type }) => type === 'reveal') && !hasFeature(found))
    const beats = planOf('j', events)
    const [reveal] = beatsOf(beats, 'reveal')
    expect(reveal!.atMs).toBeGreaterThan(stopTimes(beats).at(-1)!)
    expect(reveal!.action.columns.join('')).not.toContain('M')
    for (const { atMs } of beatsOf(beats, 'wins')) expect(atMs).toBe(reveal!.atMs + reveal!.lastsMs)
    expect(shownAfter(events, events.length).columns).toEqual(reveal!.action.columns)
  })

  test('the spark comes when nothing wins any more, and what it wins comes after its last turn', () => {
    const events = firstRound('e', found => {
      const at = found.findIndex(({ type }) => type === 'spark')
      return at > 0 && found[at + 1]?.type === 'win'
    })
    const beats = planOf('e', events)
    const [spark] = beatsOf(beats, 'spark')
    const endMs = spark!.atMs + spark!.lastsMs
    expect(beatsOf(beats, 'wins').some(({ atMs }) => atMs === endMs)).toBe(true)
    expect(beatsOf(beats, 'wins').every(({ atMs, lastsMs }) => atMs >= endMs || atMs + lastsMs <= spark!.atMs)).toBe(
      true,
    )
    const [grid] = events.filter(event => event.type === 'grid')
    expect(beatsOf(beats, 'land').map(({ action }) => action.column)).toEqual(grid!.columns)
  })

  test('the multiplier of free spins moves on with each step and stays, also for who comes back', () => {
    const events = firstRound('f', found => found.filter(({ type }) => type === 'multiplier').length > 5)
    const beats = planOf('f', events)
    const spins = beatsOf(beats, 'free-spin').map(({ action }) => action.multiplier)
    expect(spins).toEqual(spins.toSorted((a, b) => a - b))
    expect(spins.at(-1)).toBeGreaterThan(3)
    const fourth = events.findIndex(event => event.type === 'free-spin' && event.n === 4)
    expect(shownAfter(events, fourth).feature).toMatchObject({ rises: true, multiplier: spins[3] })
    const resumed = plan(events, { from: fourth, trigger: null })
    expect(beatsOf(resumed, 'free-spin').map(({ action }) => action.multiplier)).toEqual(spins.slice(3))
  })

  test('wild reels expand before the wins of their free spin', () => {
    const events = firstRound('g', found => found.some(({ type }) => type === 'expand'))
    const beats = planOf('g', events)
    const [expand] = beatsOf(beats, 'expand')
    const next = beats.find(({ atMs, action }) => atMs >= expand!.atMs + expand!.lastsMs && action.kind !== 'expand')
    expect(expand!.action.symbol).toBe('W')
    expect(['wins', 'roll', 'free-spin', 'feature-outro']).toContain(next!.action.kind)
  })

  test('the book opens on its symbol after the free spins were announced, and each free spin keeps it', () => {
    const events = firstRound('h', hasFeature)
    const start = events.find(event => event.type === 'feature-start')!
    const drawn = start.kind === 'free-spins' ? start.special : null
    const beats = planOf('h', events)
    const [intro, special] = [beatsOf(beats, 'free-spins-intro')[0]!, beatsOf(beats, 'special')[0]!]
    expect(special.atMs).toBe(intro.atMs + intro.lastsMs)
    expect(special.action.symbol).toBe(drawn)
    expect(new Set(beatsOf(beats, 'free-spin').map(({ action }) => action.special))).toEqual(new Set([drawn]))
    const second = events.findIndex(event => event.type === 'free-spin' && event.n === 2)
    expect(shownAfter(events, second).feature).toMatchObject({ kind: 'free-spins', special: drawn })
  })

  test('each ring of the wheel turns for five seconds and then says where it stands', () => {
    const events = firstRound('i', found => found.some(event => event.type === 'wheel' && event.ring === 'inner'))
    const beats = planOf('i', events)
    const turns = beatsOf(beats, 'wheel')
    expect(turns.map(({ action, lastsMs }) => [action.wheel.ring, lastsMs])).toEqual([
      ['outer', 5_000],
      ['inner', 5_000],
    ])
    expect(beatsOf(beats, 'wheel-stop').map(({ atMs }) => atMs)).toEqual(turns.map(turn => turn.atMs + turn.lastsMs))
    const kinds = kindsOf(beats)
    expect(kinds.indexOf('feature-outro')).toBeGreaterThan(kinds.lastIndexOf('wheel-stop'))
  })

  test('a wheel that was left goes on with the ring that was not shown', () => {
    const events = firstRound('i', found => found.some(event => event.type === 'wheel' && event.ring === 'inner'))
    const inner = events.findIndex(event => event.type === 'wheel' && event.ring === 'inner')
    expect(resumePoint(events, inner - 1)).toBe(inner)
    expect(shownAfter(events, inner).feature).toMatchObject({ kind: 'wheel', stopped: [{ ring: 'outer' }] })
  })
})

describe('taking up a round again', () => {
  test('goes on at the step that was not shown to its end', () => {
    const third = freeSpins.findIndex(event => event.type === 'free-spin' && event.n === 3)
    expect(resumePoint(freeSpins, third - 1)).toBe(third)
    expect(resumePoint(freeSpins, third + 1)).toBe(third)
    expect(resumePoint(freeSpins, -1)).toBe(0)
    expect(resumePoint(freeSpins, freeSpins.length - 1)).toBe(freeSpins.length)
  })

  test('what was shown and what is still to come add up to the round, wherever it was left', () => {
    const wheel = firstRound('i', hasFeature)
    const book = firstRound('h', hasFeature)
    for (const events of [freeSpins, chain, held, wheel, book]) {
      const paid = events.find(event => event.type === 'pay')!
      for (let cursor = 0; cursor < events.length - 2; cursor++) {
        const from = resumePoint(events, cursor)
        const beats = plan(events, { from, answerMs: 0 })
        const shownUnits = shownAfter(events, from).wonUnits
        const steps = beatsOf(beats, 'wins').reduce((sum, { action }) => sum + action.stepUnits, 0)
        const coins = beatsOf(beats, 'feature-outro')
          .filter(({ action }) => action.feature !== 'free-spins')
          .reduce((sum, { action }) => sum + action.amountUnits, 0)
        expect(shownUnits + steps + coins).toBe(paid.amount)
      }
    }
  })

  test('restores the feature in which it was left', () => {
    const from = held.findIndex(event => event.type === 'respin' && event.n === 2)
    const [first] = plan(held, { from })
    const started = held.find(event => event.type === 'feature-start')
    expect(first!.action).toMatchObject({ kind: 'restore', state: { feature: { kind: 'hold-and-win' } } })
    const state = shownAfter(held, from)
    const respin = held[from - 1]
    const landed = respin?.type === 'respin' ? respin.landed.length : 0
    const startedWith = started?.type === 'feature-start' && started.kind === 'hold-and-win' ? started.held.length : 0
    expect(state.feature?.kind === 'hold-and-win' && state.feature.held).toHaveLength(startedWith + landed)
  })
})

test('the player gives each beat once, in order, and only when its time has come', () => {
  const given: Beat[] = []
  const player = new Player(beat => given.push(beat))
  const beats = plan(won)
  player.play(beats, 60)
  let nowMs = 60
  while (player.isPlaying) {
    expect(given.every(({ atMs }) => atMs <= nowMs)).toBe(true)
    player.advance(16)
    nowMs += 16
  }
  expect(given).toEqual(beats)
})
