import type { ResponseOf } from '@baize/api'
import { type Texts, useText } from '../../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Badge, type Tone } from '../../../shared/look/badge.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { JobPanel } from './job-panel.tsx'
import { didText, jobWork, scheduleText, tookText } from './job-text.ts'

export type JobRow = ResponseOf<'jobs.list'>['list'][number]

const tones: Record<NonNullable<JobRow['state']>, Tone> = { ok: 'good', failed: 'danger', late: 'warn' }

/** A cell that speaks the reader's language. */
function Words({ of }: { of: (t: Texts) => string }) {
  const text = of(useText())
  return <span title={text}>{text}</span>
}

function StateBadge({ state }: Pick<JobRow, 'state'>) {
  const t = useText()
  return <Badge tone={state ? tones[state] : 'plain'}>{t(`jobs.state.${state ?? 'unknown'}`)}</Badge>
}

const noteOf = ({ lastRun }: JobRow): string => lastRun?.error ?? didText(lastRun?.did ?? null)

const definition: ListDefinition<JobRow> = {
  name: 'jobs.list',
  title: 'screen./settings/jobs',
  emptyText: 'jobs.none',
  sorts: [],
  rowId: ({ name }) => name,
  tone: ({ state }) => (state === 'failed' ? 'danger' : state === 'late' ? 'warn' : undefined),
  columns: [
    {
      id: 'work',
      title: 'jobs.work',
      width: 340,
      card: 'title',
      cell: ({ name }) => <Words of={t => jobWork(name, t)} />,
    },
    { id: 'state', title: 'jobs.state', width: 110, card: 'figure', cell: row => <StateBadge {...row} /> },
    {
      id: 'startedAt',
      title: 'jobs.lastRun',
      width: 130,
      cell: ({ lastRun }) => lastRun && <Moment at={lastRun.startedAt} />,
    },
    {
      id: 'took',
      title: 'invariants.took',
      width: 120,
      align: 'end',
      from: 700,
      cell: ({ lastRun }) => {
        const tookMs = lastRun?.tookMs
        return typeof tookMs === 'number' && <Words of={t => tookText(tookMs, t)} />
      },
    },
    {
      id: 'schedule',
      title: 'jobs.schedule',
      width: 190,
      from: 900,
      cell: ({ cron }) => <Words of={t => scheduleText(cron, t)} />,
    },
    { id: 'nextAt', title: 'jobs.next', width: 130, from: 1000, cell: ({ nextAt }) => <Moment at={nextAt} /> },
    {
      id: 'note',
      title: 'jobs.note',
      width: 220,
      from: 1150,
      cell: row => noteOf(row) && <span title={noteOf(row)}>{noteOf(row)}</span>,
    },
  ],
}

/** All that the clock starts, how each stands, and what its last run came to. */
export const Jobs = () => (
  <ListScreen
    definition={definition}
    rowPanel={(row, close) => <JobPanel key={row.name} row={row} onClose={close} />}
  />
)
