import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Purse } from '../kit/money/purse.ts'
import { SpinCourse } from './spin-course.ts'

const firstUnits = 1_000n

function openCourse() {
  const figures = { balance: 0n, lastWin: 0n, net: 0n }
  const panel = {
    setBalance: (units: bigint) => Object.assign(figures, { balance: units }),
    setLastWin: (units: bigint) => Object.assign(figures, { lastWin: units }),
    setNet: (units: bigint) => Object.assign(figures, { net: units }),
  }
  const purse = new Purse({ currency: 'DEMO', balanceUnits: String(firstUnits) }, panel, { post: () => {} })
  return { course: new SpinCourse(purse), figures }
}

test('the count of a round that was pressed away tells nothing of the next one', () => {
  const { course, figures } = openCourse()
  const first = course.decided(course.press(10n)!, { betUnits: '10', winUnits: '30' }, null)!
  course.ready(first)
  expect(figures).toEqual({ balance: 990n, lastWin: 0n, net: -10n })
  const next = course.press(10n)!
  expect(figures).toEqual({ balance: 1_010n, lastWin: 30n, net: 20n })
  const second = course.decided(next, { betUnits: '10', winUnits: '500' }, 1_500n)!
  course.counted(first)
  expect(figures).toEqual({ balance: 1_010n - 10n, lastWin: 30n, net: 10n })
  course.counted(second)
  expect(figures).toEqual({ balance: 1_500n, lastWin: 500n, net: 510n })
})

type Late =
  | { kind: 'decided'; press: number; betUnits: bigint; winUnits: bigint; balanceUnits: bigint | null }
  | { kind: 'cancelled'; press: number }
  | { kind: 'counted' | 'ready'; shown: number }

const step = fc.record({
  act: fc.constantFrom('press', 'replay', 'hear', 'hear', 'hear'),
  pick: fc.nat(50),
  again: fc.boolean(),
  turn: fc.nat(5),
})

test('[WALK-021] a slot shows the same as a plain one, whenever its answers and counts come and however often', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), all => {
      const { course, figures } = openCourse()
      const late: Late[] = []
      /** In plain words: the press that was asked, the round on the reels, and what was paid and staked so far. */
      let asked: { press: number; stakeUnits: bigint } | null = null
      let onReels: { shown: number; winUnits: bigint; isReady: boolean } | null = null
      let [stakedUnits, returnedUnits, studioUnits] = [0n, 0n, firstUnits]
      const count = () => {
        returnedUnits += onReels?.winUnits ?? 0n
        if (onReels) onReels.winUnits = 0n
      }
      const seen = () => ({ ...figures, takesPress: course.phase === 'idle' })
      const show = (shown: number | null, winUnits: bigint) => {
        onReels = { shown: shown!, winUnits, isReady: false }
        late.push({ kind: 'counted', shown: shown! }, { kind: 'ready', shown: shown! })
      }
      const hear = (one: Late) => {
        if (one.kind === 'decided') {
          const shown = course.decided(
            one.press,
            { betUnits: String(one.betUnits), winUnits: String(one.winUnits) },
            one.balanceUnits,
          )
          expect(shown !== null).toBe(asked?.press === one.press)
          if (shown === null) return
          asked = null
          stakedUnits += one.betUnits
          show(shown, one.winUnits)
        }
        if (one.kind === 'cancelled') {
          course.cancelled(one.press)
          if (asked?.press === one.press) asked = null
        }
        if (one.kind === 'counted') {
          course.counted(one.shown)
          if (onReels?.shown === one.shown && !asked) count()
        }
        if (one.kind === 'ready') {
          course.ready(one.shown)
          if (onReels?.shown === one.shown) onReels.isReady = true
        }
      }
      for (const { act, pick, again, turn } of all) {
        const isFree = !asked && (onReels as { isReady: boolean } | null)?.isReady !== false
        if (act === 'press') {
          const stakeUnits = BigInt(turn + 1)
          const press = course.press(stakeUnits)
          expect(press !== null).toBe(isFree)
          if (press !== null) {
            count()
            asked = { press, stakeUnits }
            if (turn === 5) late.push({ kind: 'cancelled', press })
            else {
              const winUnits = BigInt(pick)
              studioUnits += winUnits - stakeUnits
              const balanceUnits = turn % 2 === 0 ? studioUnits : null
              late.push({ kind: 'decided', press, betUnits: stakeUnits, winUnits, balanceUnits })
            }
          }
        }
        if (act === 'replay') {
          const shown = course.replayed()
          expect(shown !== null).toBe(isFree)
          if (shown !== null) {
            count()
            show(shown, 0n)
          }
        }
        if (act === 'hear' && late.length > 0) {
          const at = pick % late.length
          hear(again ? late[at]! : late.splice(at, 1)[0]!)
        }
        const net = returnedUnits - stakedUnits
        const pendingUnits = (asked as { stakeUnits: bigint } | null)?.stakeUnits ?? 0n
        expect(seen()).toMatchObject({
          balance: firstUnits + net - pendingUnits,
          net,
          takesPress: !asked && (onReels as { isReady: boolean } | null)?.isReady !== false,
        })
      }
    }),
    { numRuns: 1_500 },
  )
})
