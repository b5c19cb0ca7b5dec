import type { ResponseOf } from '@baize/api'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Age } from '../../../shared/look/age.tsx'
import { Badge, type Tone } from '../../../shared/look/badge.tsx'
import { countText } from '../../../shared/look/figure.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import classes from './health.module.css'
import { sizeText } from './size-text.ts'

export type HealthAnswer = ResponseOf<'health.read'>

interface CardProps {
  title: string
  state?: { tone: Tone; text: string }
  facts: readonly (readonly [string, ReactNode])[]
}

const Card = ({ title, state, facts }: CardProps) => (
  <section className={classes.card}>
    <h2>
      {title} {state && <Badge tone={state.tone}>{state.text}</Badge>}
    </h2>
    <Facts of={facts} />
  </section>
)

/** A transaction that is older holds back what adds up play and money. */
const oldTransactionSeconds = 60
const crowded = 0.8

export function DatabaseCard({ of }: { of: HealthAnswer['database'] }) {
  const t = useText()
  const { open, most } = of.connections
  const oldest = of.oldestTransactionSeconds
  const isWarned = open > most * crowded || (oldest ?? 0) > oldTransactionSeconds
  return (
    <Card
      title={t('health.database')}
      state={{ tone: isWarned ? 'warn' : 'good', text: t(isWarned ? 'health.look' : 'health.fine') }}
      facts={[
        [t('health.version'), `PostgreSQL ${of.version}`],
        [t('health.answers'), t('invariants.ms', { ms: of.answerMs.toFixed(1) })],
        [t('health.size'), sizeText(of.sizeBytes)],
        [t('health.connections'), t('health.of', { count: open, most })],
        [t('health.oldestTransaction'), oldest === null ? t('health.none') : t('jobs.seconds', { seconds: oldest })],
        [t('health.since'), <Moment key="since" at={of.startedAt} isLong />],
      ]}
    />
  )
}

export function QueueCard({ of: { jobs, failed, late, waiting, running } }: { of: HealthAnswer['queue'] }) {
  const t = useText()
  const trouble = failed + late
  return (
    <Card
      title={t('health.jobs')}
      state={{ tone: trouble ? 'danger' : 'good', text: t(trouble ? 'health.look' : 'health.fine') }}
      facts={[
        [
          t('health.known'),
          <Link key="jobs" to="/settings/jobs" search={{}} className={classes.link ?? ''}>
            {jobs}
          </Link>,
        ],
        [t('jobs.state.failed'), failed],
        [t('jobs.state.late'), late],
        [t('jobs.outcome.running'), running],
        [t('health.waiting'), waiting],
      ]}
    />
  )
}

export function InvariantsCard({ of }: { of: HealthAnswer['invariants'] }) {
  const t = useText()
  const state: { tone: Tone; text: string } =
    of.violations > 0
      ? { tone: 'danger', text: countText(of.violations) }
      : of.looked < of.known
        ? { tone: 'plain', text: t('invariants.never') }
        : { tone: 'good', text: t('invariants.holds') }
  return (
    <Card
      title={t('screen./ledger/invariants')}
      state={state}
      facts={[
        [t('health.looked'), t('health.of', { count: of.looked, most: of.known })],
        [t('invariants.violations'), of.violations],
        [
          t('invariants.lastRun'),
          of.lookedAt ? <Moment key="lookedAt" at={of.lookedAt} isLong /> : t('invariants.never'),
        ],
      ]}
    />
  )
}

export function MessagesCard({ of: { waiting, oldestAt, sent, failed } }: { of: HealthAnswer['messages'] }) {
  const t = useText()
  return (
    <Card
      title={t('health.messages')}
      state={{ tone: failed ? 'warn' : 'good', text: t(failed ? 'health.look' : 'health.fine') }}
      facts={[
        [t('health.waiting'), countText(waiting)],
        [t('health.behindSince'), oldestAt ? <Age key="oldest" of={oldestAt} /> : t('health.none')],
        [t('health.sent'), countText(sent)],
        [t('health.notSent'), countText(failed)],
      ]}
    />
  )
}

/** Below this part of it a disk fills up within days. */
const littleRoom = 0.1

export function DiskCard({ of }: { of: HealthAnswer['disk'] }) {
  const t = useText()
  if (!of) return <Card title={t('health.disk')} facts={[[t('health.free'), t('health.unknown')]]} />
  const isFine = of.freeBytes > of.totalBytes * littleRoom
  return (
    <Card
      title={t('health.disk')}
      state={{ tone: isFine ? 'good' : 'danger', text: t(isFine ? 'health.fine' : 'health.look') }}
      facts={[
        [t('health.free'), sizeText(of.freeBytes)],
        [t('health.size'), sizeText(of.totalBytes)],
      ]}
    />
  )
}
