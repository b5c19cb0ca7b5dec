import { Button } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { callQuery } from '../../../shared/app/app-context.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import classes from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RecordTable } from '../../../shared/records/table/record-table.tsx'
import { useSession } from '../../../shared/session/session-store.ts'
import { useMovementColumns } from './movement-columns.tsx'

const shown = 6

/**
 * The latest movements of money and the way to all of them; nothing while there are none.
 * @param code the one kind that is shown; all kinds where it is left out
 */
export function LatestMovements({ code }: { code?: string }) {
  const t = useText()
  const { call } = useApp()
  const open = useOpenCentre()
  const asked = { book: 'WALLET', page: 1, pageSize: shown, ...(code && { codes: code }) } as const
  const query = useQuery({ ...callQuery(call, 'points.transactions', asked), staleTime: 0 })
  const balance = useSession(state => state.balance?.sumBalance)
  const onMoved = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (balance !== undefined) onMoved()
  }, [balance])
  const columns = useMovementColumns('WALLET')
  if (query.data?.list.length === 0) return null
  return (
    <section className={classes.section}>
      <div className={classes.row}>
        <h3>{t('records.latest')}</h3>
        <Button look="quiet" size="small" onClick={() => open('transactionHistory')}>
          {t('centre.transactionHistory')}
        </Button>
      </div>
      <RecordTable
        label={t('records.latest')}
        columns={columns}
        rows={query.data?.list}
        rowKey={line => line.id}
        query={query}
      />
    </section>
  )
}
