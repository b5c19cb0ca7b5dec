import { Button } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../shared/acts/act-dialog.tsx'
import { call } from '../../shared/api/call.ts'
import { useMay } from '../../shared/api/use-me.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { ListSkeleton } from '../../shared/list/list-skeleton.tsx'
import { Badge } from '../../shared/look/badge.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { PlainPage } from '../../shared/page/plain-page.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { PlainTable } from '../../shared/story/plain-table.tsx'
import classes from './ledger.module.css'

/** Lists the invariants of the ledger, each with its last check and its findings. */
export function Invariants() {
  const t = useText()
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const read = useQuery({
    queryKey: ['ledger.invariants'],
    queryFn: ({ signal }) => call('ledger.invariants', {}, { signal }),
  })
  return (
    <PlainPage
      title={t('screen./ledger/invariants')}
      beside={
        may('ledger.check') && (
          <Button size="small" className={classes.run ?? ''} onClick={() => setAsked(true)}>
            {t('invariants.run')}
          </Button>
        )
      }
    >
      {read.isPending && <ListSkeleton />}
      {read.isError && <Failed read={read} />}
      {read.data && (
        <PlainTable
          label={t('screen./ledger/invariants')}
          rows={read.data.list}
          rowId={({ name }) => name}
          empty={t('invariants.none')}
          columns={[
            { title: 'invariants.name', cell: ({ name }) => name },
            {
              title: 'invariants.violations',
              align: 'end',
              cell: ({ run }) =>
                run && (
                  <Badge tone={run.violations === 0 ? 'good' : 'danger'}>
                    {run.violations === 0 ? t('invariants.holds') : run.violations}
                  </Badge>
                ),
            },
            {
              title: 'invariants.lastRun',
              cell: ({ run }) => (run ? <Moment at={run.at} isLong /> : t('invariants.never')),
            },
            {
              title: 'invariants.took',
              align: 'end',
              cell: ({ run }) => run && t('invariants.ms', { ms: Math.round(run.tookMs) }),
            },
            { title: 'invariants.details', cell: ({ run }) => run?.details.join(' · ') },
          ]}
        />
      )}
      {isAsked && (
        <ActDialog
          title={t('invariants.run')}
          effect={t('invariants.runEffect')}
          button={t('invariants.run')}
          act={({ reason }) => call('ledger.check', { reason })}
          onClose={() => setAsked(false)}
        />
      )}
    </PlainPage>
  )
}
