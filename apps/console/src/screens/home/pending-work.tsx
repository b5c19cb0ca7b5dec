import { Skeleton } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { type Queue, queuePlaces, useQueues } from '../../shared/api/use-queues.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Age } from '../../shared/look/age.tsx'
import { Badge, type Tone } from '../../shared/look/badge.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import classes from './dashboard.module.css'

const tones: Record<NonNullable<Queue['level']>, Tone> = { green: 'good', amber: 'warn', red: 'danger' }

/** Queues of the operator, each with how much waits, since when, and how pressing that is. */
export function PendingWork() {
  const t = useText()
  const queues = useQueues()
  if (queues.isPending) return <Skeleton className={classes.pendingSkeleton ?? ''} />
  if (!queues.data) return <Failed read={queues} />
  const { list } = queues.data
  return (
    <section className={classes.card}>
      <h2>{t('dashboard.pending')}</h2>
      {list.length === 0 && <p className={classes.soft}>{t('dashboard.nothingPending')}</p>}
      <ul className={classes.queues}>
        {list.map(({ queue, count, oldestAt, level }) => {
          const { path, search } = queuePlaces[queue]
          return (
            <li key={queue}>
              <Link to={path} search={search as never} className={classes.queue ?? ''}>
                <span className={classes.count}>{count}</span>
                <span className={classes.queueName}>{t(`dashboard.queue.${queue}`)}</span>
                {level && <Badge tone={tones[level]}>{t(`wait.${level}`)}</Badge>}
                {oldestAt && (
                  <span className={classes.soft}>
                    {t('dashboard.oldest')} <Age of={oldestAt} />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
