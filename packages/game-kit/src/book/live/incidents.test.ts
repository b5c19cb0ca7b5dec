import { expect, test } from 'vitest'
import { badminton } from '../badminton/model.ts'
import { basketball } from '../basketball/model.ts'
import { duelModel } from '../duel/model.ts'
import { football } from '../football/model.ts'
import { laneModel } from '../lane/model.ts'
import type { SportModel } from '../sport-model.ts'
import { tactModel } from '../tact/model.ts'
import { tennis } from '../tennis/model.ts'
import { playedMatches, playOn, SPORT_IDS, testWords } from '../testing/played-matches.ts'
import type { Incident } from './incident.ts'

/** Every block of some matches between two sides, with what is drawn of it. */
function toldBlocks<Ratings, Tables, State>(
  model: SportModel<Ratings, Tables, State>,
  ratings: Ratings,
  matches: number,
) {
  const tables = model.prepare(ratings)
  const word = testWords(71)
  const look = testWords(72)
  return Array.from({ length: matches }, () => playOn(model, tables, { state: model.start(), played: 0 }, word))
    .flat()
    .map(played => {
      const { before, after, block } = played
      return { ...played, told: model.incidents(tables, before, after, block, look) }
    })
}

const count = (told: readonly Incident[], kind: string, side: 'home' | 'away'): number =>
  told.filter(one => one.kind === kind && one.side === side).length
const sum = (told: readonly Incident[], kind: string, side: 'home' | 'away'): number =>
  told.reduce((all, one) => (one.kind === kind && one.side === side ? all + one.value! : all), 0)
const ofBoth = (read: (side: 'home' | 'away') => number): [number, number] => [read('home'), read('away')]

test.each(SPORT_IDS)('%s: incidents come in order within the play, the same from the same words', id => {
  for (const { model, tables, blocks } of playedMatches(id, 12, 61))
    for (const { before, after, block } of blocks) {
      const told = () => model.incidents(tables, before, after, block, testWords(block))
      const times = told().map(({ atMs }) => atMs)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.every(atMs => Number.isInteger(atMs) && atMs >= 0 && atMs < model.playMs(before, block))).toBe(true)
      expect(told()).toEqual(told())
    }
})

test('goals stand in their minutes, and corners are as many as they were, the first one first', () => {
  const sides = { home: { attack: 1240, leak: 1150 }, away: { attack: 1180, leak: 1160 } }
  const kinds = new Set<string>()
  for (const { before, after, block, told } of toldBlocks(football, sides, 20)) {
    const goals = told.filter(({ kind }) => kind === 'goal')
    const minutes = goals.map(({ atMs, side }) => ({ minute: 3 * (block - 1) + 1 + Math.floor(atMs / 1_500), side }))
    expect(minutes).toEqual(after.goals.slice(before.goals.length))
    expect(goals.every(({ atMs }) => atMs % 1_500 < 1_200)).toBe(true)
    const corners = ofBoth(side => after.corners[side] - before.corners[side])
    expect(ofBoth(side => count(told, 'corner', side))).toEqual(corners)
    const first = told.find(({ kind }) => kind === 'corner')
    if (first && !before.firstCorner) expect(first.side).toBe(after.firstCorner)
    for (const { kind } of told) kinds.add(kind)
  }
  expect([...kinds].toSorted()).toEqual(['card', 'chance', 'corner', 'foul', 'goal', 'save', 'shot'])
})

test('baskets add up to the points of the block, in possessions by turns', () => {
  const average = { offence: 1000, defence: 1000 }
  for (const { before, after, block, told } of toldBlocks(basketball, { home: average, away: average }, 60)) {
    const points = [after.score[0] - before.score[0], after.score[1] - before.score[1]]
    expect(ofBoth(side => sum(told, 'basket', side))).toEqual(points)
    expect(told).toHaveLength(block > 20 ? 16 : 8)
    expect(told.every(({ side }, turn) => side === (turn % 2 === 0 ? 'home' : 'away'))).toBe(true)
    expect(told.every(({ kind, value = 0 }) => (kind === 'basket') === value > 0 && value <= 3)).toBe(true)
  }
})

test('the point that parts the sides after the last overtime comes on top of what possessions can bring', () => {
  const average = { offence: 1000, defence: 1000 }
  const tables = basketball.prepare({ home: average, away: average })
  const before = { block: 23, score: [100, 100] as const, quarters: [] }
  const after = { ...before, block: 24, score: [124, 125] as const }
  const told = basketball.incidents(tables, before, after, 24, testWords(5))
  expect(ofBoth(side => sum(told, 'basket', side))).toEqual([24, 25])
  expect(told.at(-1)).toMatchObject({ kind: 'basket', side: 'away', value: 1 })
})

/** Plays the points of a game again: true where they end it at the last point for this side. */
function isCourse(points: readonly Incident[], target: number, winner: string): boolean {
  const score = { home: 0, away: 0 }
  const isEnd = () => Math.max(score.home, score.away) >= target && Math.abs(score.home - score.away) >= 2
  for (const { side } of points) {
    if (isEnd()) return false
    score[side!]++
  }
  return isEnd() && (score.home > score.away ? 'A' : 'B') === winner
}

test('points and aces make the game that was won, and then the set', () => {
  const players = { A: { serve: 66, return: 40 }, B: { serve: 60, return: 52 } }
  const lengths = new Set<number>()
  for (const { before, after, told } of toldBlocks(tennis, players, 20)) {
    const points = told.filter(({ kind }) => kind === 'point' || kind === 'ace')
    const target = before.games.join() === '6,6' ? 7 : 4
    expect(isCourse(points, target, after.winners.at(-1)!)).toBe(true)
    const calls = told.slice(points.length).map(({ kind }) => kind)
    expect(calls).toEqual(after.sets.length > before.sets.length ? ['game', 'set'] : ['game'])
    lengths.add(target)
  }
  expect(lengths.size).toBe(2)
})

test('rallies lead from one score to the next, with the winners of races that are known', () => {
  for (const { before, after, block, told } of toldBlocks(badminton, { A: 55, B: 52 }, 40)) {
    const words = told.filter(({ kind }) => kind === 'rally').map(({ side }) => (side === 'home' ? 0 : 2 ** 32 - 1))
    const replayed = words.values()
    const tables = badminton.prepare({ A: 50, B: 50 })
    expect(badminton.play(tables, before, block, () => replayed.next().value!)).toEqual(after)
    expect(told.some(({ kind }) => kind === 'game')).toBe(after.games.length > before.games.length)
  }
})

test('kills, tower, gold and core of a phase agree with the map', () => {
  const seen = new Set<string>()
  for (const { before, after, block, told } of toldBlocks(laneModel, { A: 1500, B: 1480 }, 30)) {
    const place = Math.ceil(block / 15) - 1
    const map = after.maps[place]!
    const from = before.maps[place]
    const kills = [map.kills.A - (from?.kills.A ?? 0), map.kills.B - (from?.kills.B ?? 0)]
    expect(ofBoth(side => count(told, 'kill', side))).toEqual(kills)
    const phase = told.find(({ kind }) => kind === 'phase')!
    expect(phase.side).toBe(map.lead > (from?.lead ?? 0) ? 'home' : 'away')
    expect(Math.sign(phase.value!)).toBe(Math.sign(map.lead))
    expect(Math.abs(phase.value! - 1_200 * map.lead)).toBeLessThanOrEqual(300)
    const sideOf = (side: string | null | undefined) => side && (side === 'A' ? 'home' : 'away')
    const sideOfTold = (kind: string) => told.find(one => one.kind === kind)?.side
    expect(sideOfTold('blood')).toBe(from?.blood ? undefined : sideOf(map.blood))
    expect(sideOfTold('tower')).toBe(map.tower && !from?.tower ? sideOf(map.tower) : undefined)
    const isOver = map.phases === 15 || Math.abs(map.lead) === 4
    expect(sideOfTold('core')).toBe(isOver ? (map.lead > 0 ? 'home' : 'away') : undefined)
    const first = told.find(({ kind }) => kind === 'kill')!
    if (!from && kills[map.blood === 'A' ? 0 : 1]! > 0) expect(first.side).toBe(sideOf(map.blood))
    for (const { kind } of told) seen.add(kind)
  }
  expect([...seen].toSorted()).toEqual(['blood', 'core', 'kill', 'phase', 'tower'])
})

test('a round is its winner’s, planted by attackers and defused by defenders that win', () => {
  const seen = new Set<string>()
  for (const { before, after, block, told } of toldBlocks(tactModel, { A: 1500, B: 1500 }, 8)) {
    const place = Math.ceil(block / 54) - 1
    const round = before.maps[place]?.rounds.length ?? 0
    const winner = after.maps[place]!.rounds[round] === 'A' ? 'home' : 'away'
    const side = (kind: string) => told.find(one => one.kind === kind)?.side
    expect(side('round')).toBe(winner)
    const planter = side('plant')
    if (planter) expect(side('defuse')).toBe(planter === winner ? undefined : winner)
    else {
      expect(side('defuse')).toBe(undefined)
      expect(count(told, 'kill', winner)).toBe(5)
      expect(count(told, 'kill', winner === 'home' ? 'away' : 'home')).toBeLessThan(5)
    }
    for (const { kind } of told) seen.add(kind)
  }
  expect([...seen].toSorted()).toEqual(['defuse', 'end', 'kill', 'plant', 'round'])
})

test('damage is the life that a turn took, and a turn that takes the last of it ends the game', () => {
  for (const { before, after, block, told } of toldBlocks(duelModel, { A: 1540, B: 1500 }, 20)) {
    const place = Math.ceil(block / 20) - 1
    const from = before.games[place]?.lives ?? { A: 20, B: 20 }
    const { lives, winner } = after.games[place]!
    expect(ofBoth(side => sum(told, 'damage', side))).toEqual([from.B - lives.B, from.A - lives.A])
    const mover = place % 2 === 0 ? 'home' : 'away'
    expect(told[0]).toMatchObject({ kind: 'turn', side: mover })
    const isShort = lives[mover === 'home' ? 'B' : 'A'] === 0
    expect(told.filter(({ kind }) => kind === 'turn')).toHaveLength(isShort ? 1 : 2)
    expect(told.find(({ kind }) => kind === 'end')?.side).toBe(
      winner === null ? undefined : winner === 'A' ? 'home' : 'away',
    )
  }
})
