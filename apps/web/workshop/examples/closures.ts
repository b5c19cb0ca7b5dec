import type { ResponseOf } from '@baize/api'

type Answer = ResponseOf<'protection.closure'>
type State = NonNullable<Answer['closure']>

/** What a member without a closure may choose, in November 2026. */
export const open: Answer = {
  closure: null,
  choices: [
    { kind: 'TIMEOUT', length: 'DAY', until: '2026-11-29T06:20:00.000Z' },
    { kind: 'TIMEOUT', length: 'WEEK', until: '2026-12-05T06:20:00.000Z' },
    { kind: 'TIMEOUT', length: 'MONTH', until: '2026-12-28T06:20:00.000Z' },
    { kind: 'TIMEOUT', length: 'SIX_WEEKS', until: '2027-01-09T06:20:00.000Z' },
    { kind: 'EXCLUDED', length: 'HALF_YEAR', until: '2027-05-28T16:00:00.000Z' },
    { kind: 'EXCLUDED', length: 'YEAR', until: '2027-11-28T16:00:00.000Z' },
    { kind: 'EXCLUDED', length: 'TWO_YEARS', until: '2028-11-28T16:00:00.000Z' },
    { kind: 'EXCLUDED', length: 'FIVE_YEARS', until: '2031-11-28T16:00:00.000Z' },
    { kind: 'EXCLUDED', length: 'PERMANENT', until: null },
  ],
}

/** A closure with everything that lengthens it. */
const closed = (closure: Pick<State, 'kind' | 'until'> & Partial<State>): Answer => ({
  closure: { since: '2026-11-28T06:20:00.000Z', state: 'RUNNING', nextAt: null, ...closure },
  choices: open.choices.filter(
    ({ kind, until }) =>
      !(closure.kind === 'EXCLUDED' && kind === 'TIMEOUT') &&
      closure.until !== null &&
      (until === null || until > closure.until),
  ),
})

export const aWeek = closed({ kind: 'TIMEOUT', until: '2026-12-05T06:20:00.000Z' })
export const aYear = closed({ kind: 'EXCLUDED', until: '2027-11-28T16:00:00.000Z' })
export const forGood = closed({ kind: 'EXCLUDED', until: null })

/** An exclusion whose time is over. */
const over = { kind: 'EXCLUDED', since: '2026-05-27T06:20:00.000Z', until: '2026-11-27T16:00:00.000Z' } as const
export const mayAsk = closed({ ...over, state: 'MAY_ASK' })
export const cooling = closed({ ...over, state: 'COOLING', nextAt: '2026-11-29T08:00:00.000Z' })
export const mayConfirm = closed({ ...over, state: 'MAY_CONFIRM', nextAt: '2026-12-06T08:00:00.000Z' })
