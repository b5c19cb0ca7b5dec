import type { ChaseView } from '@baize/api/studio/lottery'
import { contentText } from '../bet-names.ts'
import { timeText } from '../clock.ts'
import { usePage } from '../context.ts'

const playedStates: readonly string[] = ['won', 'lost', 'returned']

/** An order over several draws: how far it is, what it holds, and each of its draws. */
export function ChaseCard({ chase, onCancel }: { chase: ChaseView; onCancel(): void }) {
  const { t, money, boot } = usePage()
  const played = chase.issues.filter(({ state }) => playedStates.includes(state)).length
  const paidCents = chase.issues.reduce((sum, { payoutCents }) => sum + (payoutCents ?? 0), 0)
  const contents = chase.tickets.map(({ betCode, content }) => contentText(t, boot.game.format, betCode, content))
  const figures = [
    timeText(chase.createdAt),
    t('chase.progress', { done: played, all: chase.issues.length }),
    ...(chase.heldCents > 0 ? [t('chase.held', { amount: money(chase.heldCents) })] : []),
    ...(chase.releasedCents > 0 ? [t('chase.released', { amount: money(chase.releasedCents) })] : []),
  ]
  return (
    <article className="card" data-chase={chase.chaseId} data-state={chase.state}>
      <div className="card-head">
        <strong>{t('chase.title')}</strong>
        <span className="state">{t(`chase.states.${chase.state}`)}</span>
        <span className="figure">{money(chase.costCents)}</span>
        {paidCents > 0 && <span className="figure gain">{`+${money(paidCents)}`}</span>}
      </div>
      <p className="label">{figures.join(' · ')}</p>
      <p className="ticket-content">{contents.join(' / ')}</p>
      <details className="full">
        <summary>{t('chase.issues')}</summary>
        <ul className="tickets">
          {chase.issues.map(issue => (
            <ChasedIssue key={issue.issue} issue={issue} />
          ))}
        </ul>
      </details>
      {chase.state === 'ACTIVE' && (
        <button type="button" className="plain" onClick={onCancel}>
          {t('chase.cancel')}
        </button>
      )}
    </article>
  )
}

function ChasedIssue({ issue }: { issue: ChaseView['issues'][number] }) {
  const { t, money } = usePage()
  const paid = issue.state === 'won' ? (issue.payoutCents ?? 0) : 0
  return (
    <li data-state={issue.state}>
      <span className="ticket-what figure">{issue.issue}</span>
      <span className="state">{t(`chase.issueStates.${issue.state}`)}</span>
      <span className="figure">{`× ${issue.times}`}</span>
      <span className={paid > 0 ? 'figure gain' : 'figure'}>
        {paid > 0 ? `+${money(paid)}` : money(issue.costCents)}
      </span>
    </li>
  )
}
