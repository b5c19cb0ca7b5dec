import { MATCH_CHECKS, type MatchVerdict } from '@baize/game-kit/pvp/verify/verify-match'
import { Checks } from '../../kit/pages/checks.tsx'
import { usePage } from '../context.ts'

/** This browser's verdict on a match that it played again. */
export function MatchChecks({ verdict }: { verdict: MatchVerdict }) {
  const { t } = usePage()
  const words = {
    check: (name: (typeof MATCH_CHECKS)[number]) => t(`check.steps.${name}`),
    expected: t('check.expected'),
    actual: t('check.actual'),
  }
  return <Checks checks={MATCH_CHECKS} verdict={verdict} words={words} />
}
