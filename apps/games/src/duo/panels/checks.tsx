import { MATCH_CHECKS, type MatchVerdict } from '@baize/game-kit/pvp/verify/verify-match'
import { Definitions } from '../../kit/definitions.tsx'
import { usePage } from '../context.ts'

/** This browser's verdict on a match that it played again, check by check. */
export function Checks({ verdict }: { verdict: MatchVerdict }) {
  const { t } = usePage()
  return (
    <>
      <ul className="checks">
        {MATCH_CHECKS.map(check => {
          const isBad = !verdict.ok && verdict.difference.check === check
          const mark = isBad ? '✗' : verdict.passed.includes(check) || verdict.ok ? '✓' : '–'
          return (
            <li key={check} className={isBad ? 'is-bad' : mark === '✓' ? 'is-good' : 'is-open'}>
              {mark} {t(`check.steps.${check}`)}
            </li>
          )
        })}
      </ul>
      {!verdict.ok && (
        <Definitions
          rows={[
            [t('check.expected'), <code key="e">{String(verdict.difference.expected)}</code>],
            [t('check.actual'), <code key="a">{String(verdict.difference.actual)}</code>],
          ]}
        />
      )}
    </>
  )
}
