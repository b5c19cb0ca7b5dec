import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { JobRuns } from './job-runs.tsx'
import { jobWork, scheduleText } from './job-text.ts'
import type { JobRow } from './jobs.tsx'

/** A job with its runs, and a press to run it now. */
export function JobPanel({ row, onClose }: { row: JobRow; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const { name, cron, nextAt, lastRun } = row
  return (
    <RowPanel
      title={name}
      onClose={onClose}
      acts={
        may('jobs.runNow') && (
          <Button size="small" disabled={lastRun?.outcome === 'running'} onClick={() => setAsked(true)}>
            {t(lastRun?.outcome === 'running' ? 'jobs.runsNow' : 'jobs.runNow')}
          </Button>
        )
      }
    >
      <p>{jobWork(name, t)}</p>
      <Facts
        of={[
          [t('jobs.schedule'), scheduleText(cron, t)],
          [t('jobs.next'), <Moment key="next" at={nextAt} isLong />],
          [t('jobs.process'), lastRun?.process],
        ]}
      />
      <JobRuns name={name} />
      {isAsked && (
        <ActDialog
          title={t('jobs.runNow')}
          effect={t('jobs.runEffect', { name })}
          button={t('jobs.runNow')}
          act={({ reason }) => call('jobs.runNow', { name, reason })}
          onClose={() => setAsked(false)}
        />
      )}
    </RowPanel>
  )
}
