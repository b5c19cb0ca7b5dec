import type { InstantAnswer, InstantRoundView } from '@baize/api/studio/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Purse } from '../../kit/money/purse.ts'
import { Course, type Picture } from './course.ts'

const firstUnits = 1_000n

/** A table with a purse whose figures are read as a player reads them. */
function openCourse(endsByClock: boolean) {
  const figures = { balance: 0n, lastWin: 0n, net: 0n }
  const panel = {
    setBalance: (units: bigint) => Object.assign(figures, { balance: units }),
    setLastWin: (units: bigint) => Object.assign(figures, { lastWin: units }),
    setNet: (units: bigint) => Object.assign(figures, { net: units }),
  }
  const purse = new Purse({ currency: 'DEMO', balanceUnits: String(firstUnits) }, panel, { post: () => {} })
  return { course: new Course({ purse, past: [], endsByClock }), figures }
}

const roundOf = (change: Partial<InstantRoundView>): InstantRoundView => ({
  ...{ roundId: 'a', nonce: 0, betUnits: '10', stakedUnits: '10', options: {}, winUnits: '0', events: [] },
  ...{ isOver: false, nextChoice: 0, elapsedMs: 0, openedAt: '', isShown: false, isOfThisVisit: true },
  ...change,
})
const answerOf = (round: InstantRoundView, balanceUnits: bigint | null = null): InstantAnswer => ({
  round,
  balanceUnits: balanceUnits === null ? null : String(balanceUnits),
  settled: true,
})

test('[WALK-021] the end of a round that was left before changes nothing of the round after it', () => {
  const { course, figures } = openCourse(true)
  course.opened(course.bet(10n)!, answerOf(roundOf({})))
  course.choice()
  const left = roundOf({ isOver: true, winUnits: '11' })
  const picture = course.told(answerOf(left))!
  expect([course.rested(picture), course.ended(picture)]).toEqual(['end', true])
  course.opened(course.bet(10n)!, answerOf(roundOf({ roundId: 'b' })))
  expect([course.told(answerOf(left)), course.rested(picture), course.ended(picture)]).toEqual([null, null, false])
  expect([course.phase, course.round?.roundId, course.past]).toEqual(['playing', 'b', [left]])
  expect(figures).toEqual({ balance: 991n, lastWin: 11n, net: -9n })
})

/** What comes back to a table, as data that may arrive at any time and more than once. */
type Answer =
  | { kind: 'opened'; bet: number; answer: InstantAnswer }
  | { kind: 'cancelled'; bet: number }
  | { kind: 'told'; answer: InstantAnswer }
  | { kind: 'notMade'; choice: number; read: InstantRoundView | null }

/** The studio's side: one round at a time, each with its own stakes and its own win. */
class StudioRounds {
  readonly rounds: InstantRoundView[] = []
  balanceUnits = firstUnits

  get open(): InstantRoundView | undefined {
    const last = this.rounds.at(-1)
    return last?.isOver ? undefined : last
  }

  bet(stakeUnits: bigint, isOver: boolean, winUnits: bigint): InstantRoundView {
    const staked = String(stakeUnits)
    this.balanceUnits -= stakeUnits
    this.rounds.push(roundOf({ roundId: `r${this.rounds.length}`, betUnits: staked, stakedUnits: staked }))
    return isOver ? this.end(winUnits) : this.open!
  }

  choose(raisedUnits: bigint): InstantRoundView {
    const { events, nextChoice, stakedUnits } = this.open!
    this.balanceUnits -= raisedUnits
    return this.#change({
      events: [...events, { type: 'step' }],
      nextChoice: nextChoice + 1,
      stakedUnits: String(BigInt(stakedUnits) + raisedUnits),
    })
  }

  end(winUnits: bigint): InstantRoundView {
    const { events } = this.open!
    this.balanceUnits += winUnits
    return this.#change({
      events: [...events, { type: 'end' }],
      nextChoice: 0,
      isOver: true,
      winUnits: String(winUnits),
    })
  }

  #change(change: Partial<InstantRoundView>): InstantRoundView {
    this.rounds[this.rounds.length - 1] = { ...this.rounds.at(-1)!, ...change }
    return this.rounds.at(-1)!
  }
}

/** What a player must see, in plain words: what was asked, the round that goes on, and the rounds that were shown. */
class PlainTable {
  readonly endsByClock: boolean
  asked: { bet: number; stakeUnits: bigint } | null = null
  choice: number | null = null
  current: InstantRoundView | null = null
  picture: Picture | null = null
  isCounted = false
  readonly shown: InstantRoundView[] = []

  constructor(endsByClock: boolean) {
    this.endsByClock = endsByClock
  }

  hear(answer: Answer): void {
    if (answer.kind === 'opened' && this.asked?.bet === answer.bet) {
      this.asked = null
      this.current = answer.answer.round
    }
    if (answer.kind === 'cancelled' && this.asked?.bet === answer.bet) this.asked = null
    if (answer.kind === 'told') this.read(answer.answer.round)
    if (answer.kind === 'notMade' && this.choice === answer.choice) {
      if (answer.read) this.read(answer.read)
      this.choice = null
    }
  }

  read(round: InstantRoundView): void {
    const { current } = this
    if (current?.roundId !== round.roundId || current.isOver) return
    if (!round.isOver && round.nextChoice <= current.nextChoice) return
    this.current = round
    this.choice = null
  }

  rest(picture: Picture): void {
    if (picture !== this.picture || this.isCounted) return
    if (this.current!.isOver) {
      this.isCounted = true
      this.shown.unshift(this.current!)
    } else if (!this.endsByClock) this.picture = null
  }

  end(picture: Picture): void {
    if (picture !== this.picture || !this.isCounted) return
    this.current = null
    this.picture = null
    this.isCounted = false
  }

  see() {
    const known = [...this.shown, ...(this.current && !this.isCounted ? [this.current] : [])]
    const sum = (units: readonly string[]) => units.reduce((total, each) => total + BigInt(each), 0n)
    const net = sum(this.shown.map(round => round.winUnits)) - sum(known.map(round => round.stakedUnits))
    const moves = this.picture !== null && (!this.endsByClock || this.current!.isOver)
    return {
      balance: firstUnits + net - (this.asked?.stakeUnits ?? 0n),
      net,
      history: this.shown.map(({ roundId }) => roundId),
      takesBet: !this.asked && !this.current,
      takesChoice: this.current !== null && !this.current.isOver && this.choice === null && !moves,
    }
  }
}

const steps = ['bet', 'choose', 'clock', 'hear', 'rest', 'end'] as const
const step = fc.record({
  act: fc.constantFrom(...steps),
  pick: fc.nat(50),
  again: fc.boolean(),
  turn: fc.nat(5),
})

test.each([
  ['ends by the clock', true],
  ['waits for choices', false],
])(
  '[WALK-021] a table that %s shows the same as a plain one, whenever its answers come and however often',
  (_, endsByClock) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), all => {
        const { course, figures } = openCourse(endsByClock)
        const [studio, plain] = [new StudioRounds(), new PlainTable(endsByClock)]
        const wire: Answer[] = []
        const [pictures, endings]: [Picture[], Picture[]] = [[], []]
        const take = <T>(list: T[], pick: number, again: boolean): T | undefined => {
          const at = list.length === 0 ? 0 : pick % list.length
          return again ? list[at] : list.splice(at, 1)[0]
        }
        const balanceNow = (turn: number) => (turn % 2 === 0 ? studio.balanceUnits : null)
        const follow = (picture: Picture | null) => {
          if (!picture) return
          pictures.push(picture)
          plain.picture = picture
        }
        const hear = (answer: Answer) => {
          plain.hear(answer)
          if (answer.kind === 'opened') follow(course.opened(answer.bet, answer.answer))
          if (answer.kind === 'cancelled') course.cancelled(answer.bet)
          if (answer.kind === 'told') follow(course.told(answer.answer))
          if (answer.kind === 'notMade') follow(course.notMade(answer.choice, answer.read))
        }
        const rest = (picture: Picture) => {
          plain.rest(picture)
          if (course.rested(picture) === 'end') endings.push(picture)
        }
        const end = (picture: Picture) => {
          plain.end(picture)
          course.ended(picture)
        }
        const look = () => {
          const seen = {
            balance: figures.balance,
            net: figures.net,
            history: course.past.map(({ roundId }) => roundId),
            takesBet: course.phase === 'idle',
            takesChoice: course.phase === 'playing',
          }
          expect(seen).toEqual(plain.see())
        }

        for (const { act, pick, again, turn } of all) {
          if (act === 'bet') {
            const stakeUnits = BigInt(turn + 1)
            const bet = course.bet(stakeUnits)
            expect(bet !== null).toBe(plain.see().takesBet)
            if (bet !== null) {
              plain.asked = { bet, stakeUnits }
              if (turn === 5) wire.push({ kind: 'cancelled', bet })
              else {
                const round = studio.bet(stakeUnits, turn === 4, BigInt(pick))
                wire.push({ kind: 'opened', bet, answer: answerOf(round, balanceNow(turn)) })
              }
            }
          }
          if (act === 'choose') {
            const choice = course.choice()
            expect(choice !== null).toBe(plain.see().takesChoice)
            if (choice !== null) {
              plain.choice = choice
              const read = turn === 4 ? null : studio.rounds.at(-1)!
              if (turn > 3 || !studio.open) wire.push({ kind: 'notMade', choice, read })
              else {
                const round = turn === 3 ? studio.end(BigInt(pick)) : studio.choose(turn === 2 ? 3n : 0n)
                wire.push({ kind: 'told', answer: answerOf(round, balanceNow(turn)) })
              }
            }
          }
          if (act === 'clock' && studio.open)
            wire.push({ kind: 'told', answer: answerOf(studio.end(BigInt(turn)), balanceNow(turn)) })
          const answer = act === 'hear' ? take(wire, pick, again) : undefined
          if (answer) hear(answer)
          const picture = act === 'rest' ? take(pictures, pick, again) : undefined
          if (picture) rest(picture)
          const ending = act === 'end' ? take(endings, pick, again) : undefined
          if (ending) end(ending)
          look()
        }

        for (const answer of wire) hear(answer)
        // A page goes on asking how its round stands.
        for (const round of studio.rounds.slice(-1)) hear({ kind: 'told', answer: answerOf(round) })
        for (const picture of pictures) rest(picture)
        for (const picture of endings) end(picture)
        look()
        expect(course.past.length + (studio.open ? 1 : 0)).toBe(studio.rounds.length)
        expect(figures.balance).toBe(studio.balanceUnits)
      }),
      { numRuns: 1_500 },
    )
  },
)
