import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ListSkeleton } from '../../../shared/list/list-skeleton.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainPage } from '../../../shared/page/plain-page.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { DatabaseCard, DiskCard, InvariantsCard, MessagesCard, QueueCard } from './cards.tsx'
import classes from './health.module.css'
import { ProcessTable, ProviderTable, ReaderTable } from './tables.tsx'

const everyMs = 15_000

/** Shows how the house is at this moment, read again every 15 seconds while somebody looks. */
export function Health() {
  const t = useText()
  const read = useQuery({
    queryKey: ['health.read'],
    queryFn: ({ signal }) => call('health.read', {}, { signal, inBackground: true }),
    refetchInterval: everyMs,
  })
  const { data } = read
  return (
    <PlainPage
      title={t('screen./settings/health')}
      beside={
        data && (
          <p className={classes.soft}>
            {t('health.asOf')} <Moment at={data.asOf} isLong />
          </p>
        )
      }
    >
      {read.isPending && <ListSkeleton />}
      {read.isError && !data && <Failed read={read} />}
      {data && (
        <>
          <div className={classes.cards}>
            <DatabaseCard of={data.database} />
            <QueueCard of={data.queue} />
            <InvariantsCard of={data.invariants} />
            <MessagesCard of={data.messages} />
            <DiskCard of={data.disk} />
          </div>
          <ReaderTable of={data.readers} />
          <ProviderTable of={data.providers} />
          <ProcessTable of={data.processes} />
        </>
      )}
    </PlainPage>
  )
}
