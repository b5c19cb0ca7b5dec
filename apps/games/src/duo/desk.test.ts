import { unpackRecord } from '@baize/game-kit/pvp/frames/packed-record'
import type { TienLenView } from '@baize/game-kit/pvp/tien-len/index'
import type { MatchRecord } from '@baize/game-kit/pvp/verify/match-record'
import { expect, test } from 'vitest'
import { textsFor } from '../kit/fixtures/texts.ts'
import { RoomDesk } from './desk.ts'
import { LocalRoom } from './examples/local-room.ts'
import { playOn } from './examples/play-on.ts'
import { storyPublicKey, storySignature } from './examples/story-key.ts'
import type { PageParts } from './page-parts.ts'
import { SealKeeper } from './seal/seal-keeper.ts'
import { matchSeat, nameAt, ownSeat, type ServerFrame } from './state/room-state.ts'
import type { Texts } from './texts.ts'
import { RoomClock } from './wire/room-clock.ts'

const silent = { press() {}, chip() {}, land() {}, flip() {}, step() {}, end() {}, celebrate() {} }

/** A desk at a table of bots; its notices are kept. */
function seated(code: 'DUO-DICE' | 'DUO-BANNERS' | 'DUO-TIENLEN', tell?: (frame: ServerFrame) => ServerFrame | null) {
  const room = new LocalRoom({
    code,
    seats: code === 'DUO-TIENLEN' ? 4 : 2,
    stakeUnits: 10_000,
    seed: 7,
    ...(tell && { tell }),
  })
  const notices: string[] = []
  const parts = {
    ...{ boot: {}, t: textsFor<Texts>('duo', 'EN'), sound: silent, clock: new RoomClock(() => room.nowMs) },
    ...{ live: { say() {} }, notice: { show: (text: string) => notices.push(text) }, money: String },
  } as unknown as PageParts
  const desk = new RoomDesk(parts, room, new SealKeeper(storyPublicKey, () => '0a'.repeat(16)))
  desk.start()
  desk.sit({ stake: 10_000, mode: 'practice' })
  desk.ready(true)
  room.advance(2_000)
  return { desk, room, notices, state: () => desk.picture.read() }
}

test.each(['DUO-DICE', 'DUO-BANNERS', 'DUO-TIENLEN'] as const)('%s is played to its end and checks out', code => {
  const { desk, room, state } = seated(code)
  playOn(desk, room, 450_000)
  expect(state().result?.netsUnits.reduce((sum, net) => sum + net, 0)).toBe(0)
  expect(state().verdict).toMatchObject({ ok: true, passed: expect.arrayContaining(['own', 'deal', 'result']) })
})

test('[PVPG-004] a commitment that changes after the hashes is refused: both are shown and the seed stays closed', () => {
  const changed = 'f'.repeat(64)
  const { room, state } = seated('DUO-DICE', frame => (frame.kind === 'hashes' ? { ...frame, commit: changed } : frame))
  expect(state().doubt).toMatchObject({ path: 'commit', expected: state().seal!.commit, actual: changed })
  expect(room.sent.map(({ kind }) => kind)).not.toContain('seed')
})

test('a record that does not come with the open seed is read once somebody wants to check the deal', async () => {
  let record: MatchRecord | undefined
  const { desk, room, state } = seated('DUO-BANNERS', frame => {
    if (frame.kind !== 'reveal') return frame
    record = unpackRecord(frame.record!)
    return { kind: frame.kind, match: frame.match, serverSeed: frame.serverSeed, n: frame.n }
  })
  const asked: string[] = []
  desk.readRecord = async match => {
    asked.push(match)
    return record ?? null
  }
  await desk.check()
  playOn(desk, room, 450_000)
  expect([state().verdict, asked]).toEqual([null, []])
  await desk.check()
  expect(state().verdict).toMatchObject({ ok: true, passed: expect.arrayContaining(['own', 'deal', 'result']) })
  expect(asked).toEqual([state().seal!.match])
})

test('a server seed that is not the promised one is shown beside the commitment', () => {
  const serverSeed = '0b'.repeat(32)
  const { desk, room, state } = seated('DUO-DICE', frame =>
    frame.kind === 'reveal' ? { ...frame, serverSeed } : frame,
  )
  playOn(desk, room, 450_000)
  expect(state().doubt).toMatchObject({ path: 'commit', actual: state().seal!.commit })
})

test('hashes that the house has not signed leave the seed closed', () => {
  const signature = storySignature('another text')
  const { room, state } = seated('DUO-DICE', frame => (frame.kind === 'hashes' ? { ...frame, signature } : frame))
  expect(state().doubt).toMatchObject({ path: 'signature', expected: storyPublicKey, actual: signature })
  expect(room.sent.map(({ kind }) => kind)).not.toContain('seed')
})

test('a gap in the numbers says hello again and takes the snapshot', () => {
  let isLost = false
  const { desk, room, state } = seated('DUO-DICE', frame => {
    if (frame.kind !== 'chosen' || isLost) return frame
    isLost = true
    return null
  })
  desk.throwAgain([])
  room.advance(3_000)
  expect(room.hellos).toBeGreaterThan(0)
  expect(state().match?.view.match).toBe(room.state!.match)
})

test('cards that are no combination send nothing and say why', () => {
  const { desk, room, notices, state } = seated('DUO-TIENLEN')
  for (let steps = 0; steps < 200 && state().match!.view.until[0] == null; steps++) room.advance(500)
  const { hand } = state().match!.view.game as TienLenView
  for (const card of [hand[0]!, hand.at(-1)!]) desk.hand.toggle(card)
  const before = room.sent.length
  desk.play()
  expect(room.sent).toHaveLength(before)
  expect(notices).toEqual(['These cards are no combination.'])
})

test('turns end on the page when they end at the table, also those that come in one frame with an act', () => {
  const { room, state } = seated('DUO-TIENLEN')
  const ends = new Set<number>()
  for (let steps = 0; steps < 100 && !room.state!.end; steps++) {
    room.advance(500)
    if (state().match?.view.match !== room.state!.match) continue
    expect(state().match!.view.until).toEqual(room.state!.until)
    for (const until of room.state!.until) if (until !== null) ends.add(until)
  }
  expect(ends.size).toBeGreaterThan(5)
})

test('[MEND-043] a result stays that of its hand while seats are given anew for the next one, which the page sits out', () => {
  const { desk, room, state } = seated('DUO-TIENLEN')
  playOn(desk, room, 450_000)
  const { match, result, seats } = state()
  const players = seats.map(({ name }) => name)
  // Frames as the table tells them when three are ready and the own seat is not.
  let n = state().lastN!
  const tell = (frame: object) => desk.receive({ ...frame, n: ++n } as ServerFrame)
  const { room: id, game, mode, stake, code } = state().table!
  const renumbered = [1, 2, 3, 0].map((before, seat) => ({ ...seats[before]!, seat }))
  tell({ kind: 'table', room: id, game, mode, stake, code, seat: 3, seats: renumbered, phase: 'sealing' })
  expect(state()).toMatchObject({ match, result, sitsOut: true })
  expect([state().match!.players.map(({ name }) => name), matchSeat(state()), ownSeat(state())]).toEqual([
    players,
    0,
    3,
  ])
  tell({ kind: 'readying', ready: [], until: room.nowMs + 10_000 })
  expect(state()).toMatchObject({ result, sitsOut: false })
  expect(nameAt(state(), 0)).toBe(players[1])
})

test('[MEND-044] a seat that the table freed is told with its reason beside the rooms, until the next one is taken', () => {
  const { desk, state } = seated('DUO-DICE')
  const n = state().lastN!
  desk.picture.tell({ type: 'frame', frame: { kind: 'void', match: 'm', reason: 'operator', seats: [], n: n + 1 } })
  desk.receive({ kind: 'left', seat: 0, why: 'missed_checks', n: n + 2 })
  expect(state()).toMatchObject({ table: null, leftBecause: 'missed_checks' })
  desk.sit({ stake: 10_000, mode: 'practice' })
  expect(state()).toMatchObject({ leftBecause: null })
})

test('[MEND-035] what went into a line that died is told: an act goes out again by the next one, a phrase was not sent', () => {
  let isDead = false
  const { desk, room, notices } = seated('DUO-DICE', frame => (isDead ? null : frame))
  const texts = textsFor<Texts>('duo', 'EN')
  isDead = true
  desk.phrase(1)
  room.line('lost')
  expect(notices).toEqual([texts('notSent')])
  room.line('open')
  room.line('lost')
  expect(notices).toHaveLength(1)
  room.line('open')
  desk.throwAgain([])
  room.line('lost')
  expect(notices.slice(1)).toEqual([texts('sentLater')])
  const act = room.sent.at(-1)
  room.line('open')
  expect(room.sent.slice(-2)).toEqual([act, act])
})
