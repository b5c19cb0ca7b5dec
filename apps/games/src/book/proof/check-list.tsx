import type { BetVerdict } from '@baize/game-kit/book/verify/verify-bet'
import type { FixtureVerdict } from '@baize/game-kit/book/verify/verify-fixture'
import { usePage } from '../context.ts'
import { textOf } from '../texts.ts'

interface CheckListProps {
  /** Names of all checks, in their order. */
  checks: readonly string[]
  verdict: FixtureVerdict | BetVerdict
}

const marks = { good: '✓', bad: '✗', open: '–' } as const

/** Every check of a verdict; where it ends, the place of the first difference with what was worked out and what is published. */
export function CheckList({ checks, verdict }: CheckListProps) {
  const { t } = usePage()
  const passed: readonly string[] = verdict.passed
  const difference = verdict.ok ? null : verdict.difference
  return (
    <ol className="checks">
      {checks.map(check => {
        const state = difference?.check === check ? 'bad' : passed.includes(check) ? 'good' : 'open'
        return (
          <li key={check} data-state={state} data-check={check}>
            <span>{`${marks[state]} ${textOf(t, `check.${check}`)}`}</span>
            {state === 'bad' && difference && <Difference {...difference} />}
          </li>
        )
      })}
    </ol>
  )
}

type DifferenceProps = Extract<FixtureVerdict | BetVerdict, { ok: false }>['difference']

function Difference({ block, claim, path, expected, actual }: DifferenceProps) {
  const { t } = usePage()
  const where = [block === null ? null : t('check.block', { block }), claim, path].filter(part => part !== null)
  return (
    <>
      <code>{where.join(' · ')}</code>
      <code>{`${t('check.computed')} ${wordsOf(expected)}`}</code>
      <code>{`${t('check.published')} ${wordsOf(actual)}`}</code>
    </>
  )
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))
