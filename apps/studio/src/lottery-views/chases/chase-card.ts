import type { ChaseView } from '@baize/api/studio/lottery'
import { element } from '../../client/dom.ts'
import { contentText } from '../bet-words/describe.ts'
import { timeText } from '../clock.ts'
import type { PageContext } from '../context.ts'

const playedStates: readonly string[] = ['won', 'lost', 'returned']

/** An order over several draws: how far it is, what it holds, and each of its draws. */
export function chaseCard(context: PageContext, chase: ChaseView, cancel: (chase: ChaseView) => void): HTMLElement {
  const { texts, words, money, boot } = context
  const { chase: own } = texts
  const played = chase.issues.filter(({ state }) => playedStates.includes(state)).length
  const paidCents = chase.issues.reduce((sum, { payoutCents }) => sum + (payoutCents ?? 0), 0)
  const contents = chase.tickets.map(({ betCode, content }) => contentText(words, boot.game.format, betCode, content))
  const figures = [
    own.progress(played, chase.issues.length),
    ...(chase.heldCents > 0 ? [own.held(money(chase.heldCents))] : []),
    ...(chase.releasedCents > 0 ? [own.released(money(chase.releasedCents))] : []),
  ]
  return element(
    'article',
    { class: 'card', 'data-chase': chase.chaseId, 'data-state': chase.state },
    element(
      'div',
      { class: 'card-head' },
      element('strong', {}, own.title),
      element('span', { class: 'state' }, own.states[chase.state]),
      element('span', { class: 'figure' }, money(chase.costCents)),
      paidCents > 0 ? element('span', { class: 'figure gain' }, `+${money(paidCents)}`) : null,
    ),
    element('p', { class: 'label' }, `${timeText(chase.createdAt)} · ${figures.join(' · ')}`),
    element('p', { class: 'ticket-content' }, contents.join(' / ')),
    element(
      'details',
      { class: 'full' },
      element('summary', {}, own.issues),
      element('ul', { class: 'tickets' }, ...chase.issues.map(issue => issueRow(context, issue))),
    ),
    chase.state === 'ACTIVE'
      ? element('button', { type: 'button', class: 'plain', onclick: () => cancel(chase) }, own.cancel)
      : null,
  )
}

function issueRow({ texts, money }: PageContext, issue: ChaseView['issues'][number]): HTMLElement {
  const paid = issue.payoutCents ?? 0
  return element(
    'li',
    { 'data-state': issue.state },
    element('span', { class: 'ticket-what figure' }, issue.issue),
    element('span', { class: 'state' }, texts.chase.issueStates[issue.state]),
    element('span', { class: 'figure' }, `× ${issue.times}`),
    element(
      'span',
      { class: paid > 0 ? 'figure gain' : 'figure' },
      paid > 0 ? `+${money(paid)}` : money(issue.costCents),
    ),
  )
}
