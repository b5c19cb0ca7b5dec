import type { MatchStory } from '@baize/api/studio/rooms'
import { hmac, sha256 } from '@baize/game-kit/browser/crypto'
import { replayMatch } from '@baize/game-kit/pvp/conduct/replay'
import { verifyMatch } from '@baize/game-kit/pvp/verify/verify-match'
import { Definitions } from '../../kit/definitions.tsx'
import { pageMoment } from '../../kit/host/moments.ts'
import { usePage } from '../context.ts'
import { storyLines } from '../state/story-lines.ts'
import { MatchChecks } from './checks.tsx'

/** A hand of the member's own record: what it was played for, its moves, and the check of it. */
export function PastPage({ record, seat: own }: MatchStory) {
  const { t, money } = usePage()
  const nameOf = (seat: number) => (seat === own ? t('you') : t('seatOf', { n: seat + 1 }))
  const { settlement, end, stakeUnits, startedAt, gameCode } = record
  const replayed = replayMatch(record, record.acts, { hmac, sha256 })
  const events = 'steps' in replayed ? replayed.steps.flatMap(step => step.events) : []
  const signed = (units: number) => `${units > 0 ? '+' : ''}${money(units)}`
  return (
    <div className="page">
      <Definitions
        rows={[
          [t('past.dealt'), pageMoment(startedAt)],
          [gameCode === 'DUO-TIENLEN' ? t('cardPrice') : t('stake'), money(stakeUnits)],
          ...(settlement?.seats.map(({ netUnits }, seat) => [nameOf(seat), signed(netUnits)] as const) ?? []),
          [t('rake'), money(settlement?.rakeUnits ?? 0)],
        ]}
      />
      {end.kind === 'forfeit' && <p>{t('result.forfeit')}</p>}
      {end.kind === 'void' && <p>{t(`void.${end.reason}`)}</p>}
      <h3>{t('past.moves')}</h3>
      <ol className="past-moves">
        {storyLines(t, events, nameOf).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story of a hand that is over
          <li key={at}>{line}</li>
        ))}
      </ol>
      <h3>{t('check.title')}</h3>
      <MatchChecks verdict={verifyMatch(record, { hmac, sha256 })} />
    </div>
  )
}
