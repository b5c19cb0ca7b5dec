import { expect, test, vi } from 'vitest'
import { textsFor } from '../kit/fixtures/texts.ts'
import { FishDesk } from './desk.ts'
import { LocalSea } from './examples/local-sea.ts'
import type { PageParts } from './page-parts.ts'
import { purseOf } from './state/room-picture.ts'
import type { Texts } from './texts.ts'
import { RoomTime } from './wire/room-time.ts'

const PURSE = 500_000
const FRAME_MS = 20
const silent = { press() {}, shot() {}, hit() {}, coin() {}, caught() {}, weapon() {}, tide() {} }

/** A desk at a cannon of the shallows, over a room of its own; what it says is kept. */
function seated(input: Partial<ConstructorParameters<typeof LocalSea>[0]> = {}) {
  const sea = new LocalSea({ code: 'TDL-REEF', sceneMs: 14_000, ...input })
  const said: string[] = []
  const parts = {
    ...{ boot: { game: { code: 'TDL-REEF' } }, t: textsFor<Texts>('fish', 'EN'), sound: silent, money: String },
    ...{ time: new RoomTime(() => sea.nowMs), live: { say: (text: string) => said.push(text) } },
    notice: { show: (text: string) => said.push(text) },
  } as unknown as PageParts
  const desk = new FishDesk(parts, sea)
  desk.start()
  desk.sit('shallows')
  desk.addToPurse(PURSE)
  const answers: string[] = []
  const tell = desk.receiveTick.bind(desk)
  desk.receiveTick = tick => {
    answers.push(...tick.results.map(({ answer }) => answer))
    tell(tick)
  }
  const play = (ms: number) => {
    for (let left = ms; left > 0; left -= FRAME_MS) {
      sea.advance(FRAME_MS)
      desk.frame()
    }
  }
  return { desk, sea, said, answers, play, state: () => desk.picture.read() }
}

test('what is shown of the purse is what the rules say once every bullet has come down', () => {
  const { desk, play, state } = seated()
  desk.gun.aim({ x: 700, y: 300 })
  desk.gun.toggleAuto()
  play(25_000)
  desk.gun.stopAids()
  play(10_000)
  const { stakedUnits, returnedUnits } = state()
  expect(stakedUnits).toBeGreaterThan(5_000)
  expect(desk.sea.own).toEqual([])
  expect(purseOf(state())).toBe(PURSE - stakedUnits + returnedUnits)
})

test('a hit that is found on the page is one that the rules accept', () => {
  const { desk, play, answers, state } = seated({ bots: [1, 2, 3] })
  desk.gun.aim({ x: 900, y: 380 })
  desk.gun.toggleAuto()
  play(30_000)
  expect(state().shots).toHaveLength(20)
  const refused = ['no', 'ignored', 'late', 'out_of_order', 'too_fast', 'too_many', 'ticket_over']
  expect(answers.filter(answer => refused.includes(answer))).toEqual([])
})

test('a locked bullet meets its prey through all others, and the lock ends with it', () => {
  const { desk, play, state } = seated()
  const goal = desk.sea
    .seen(desk.page.time.nowMs)
    .find(({ fish, place }) => fish.prey.name === 'minnow' && place.y > 300)!
  desk.gun.lock(goal.fish.id)
  desk.gun.fire()
  play(3_000)
  expect(state().shots.map(({ prey }) => prey)).toEqual(['minnow'])
  desk.gun.lock(goal.fish.id)
  play(20_000)
  expect(state().lock).toBe(0)
})

test('a purse that does not cover the bullet fires nothing and says so', () => {
  const { desk, said, state } = seated()
  desk.picture.tell({ type: 'set', fields: { toldUnits: 99 } })
  desk.gun.fire()
  expect(desk.sea.own).toEqual([])
  expect(said.at(-1)).toContain('does not cover')
  expect(state().level).toBe(1)
})

test('auto-fire and lock end after a minute without a touch', () => {
  const { desk, play, state } = seated()
  desk.gun.toggleAuto()
  play(59_000)
  expect(state().isAuto).toBe(true)
  play(2_000)
  expect(state().isAuto).toBe(false)
})

test('the tide takes bullets and prey, and the next scene brings new prey', () => {
  const { desk, play, state } = seated({ sceneMs: 88_500 })
  desk.gun.fire()
  play(2_000)
  expect(state().isTide).toBe(true)
  expect(desk.sea.own).toEqual([])
  expect(purseOf(state())).toBe(PURSE - state().stakedUnits + state().returnedUnits)
  play(14_000)
  expect(state().isTide).toBe(false)
  expect(desk.sea.seen(desk.page.time.nowMs).length).toBeGreaterThan(5)
})

test('leaving gives the purse back and frees the cannon', () => {
  const { desk, play, state } = seated()
  desk.leave()
  play(500)
  expect(state()).toMatchObject({ room: null, ended: 'left', purseState: 'none', heldUnits: 0 })
})

test('[MEND-045] what is asked while there is no line is told as not sent, and nothing waits for an answer', () => {
  const { desk, sea, said, state } = seated()
  sea.act = () => false
  const a = desk.addToPurse(PURSE)
  expect(state()).toMatchObject({ askedA: null, refused: { a, code: 'not_sent' } })
  expect(said.at(-1)).toContain('not sent')
})

test('[MEND-045] a purse that is not answered in five seconds, or whose line breaks, ends with a reason', () => {
  vi.useFakeTimers()
  const { desk, sea, state } = seated()
  sea.act = () => true
  const a = desk.addToPurse(PURSE)
  vi.advanceTimersByTime(4_900)
  expect(state()).toMatchObject({ askedA: a, refused: null })
  vi.advanceTimersByTime(200)
  expect(state()).toMatchObject({ askedA: null, refused: { a, code: 'no_answer' } })
  const again = desk.addToPurse(PURSE)
  sea.breakOff()
  expect(state()).toMatchObject({ askedA: null, refused: { a: again, code: 'no_answer' }, hasScene: false })
  vi.useRealTimers()
})
