import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { CopyId } from '../../shared/look/copy-id.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { Facts } from '../../shared/story/facts.tsx'
import { Failed } from '../../shared/story/failed.tsx'
import { PlainTable } from '../../shared/story/plain-table.tsx'
import { RowPanel } from '../../shared/story/row-panel.tsx'
import { Section } from '../../shared/story/section.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { SealedLedger } from './sealed/sealed-ledger.tsx'
import { sideText } from './side-text.ts'
import type { TransferRow } from './transfers.tsx'

interface Props {
  row: TransferRow | undefined
  id: string
  onClose: () => void
}

/** A transfer with everything that was posted together with it, and what it stands for. */
export function TransferPanel({ row, id, onClose }: Props) {
  const t = useText()
  const at = row?.at
  const read = useQuery({
    queryKey: ['ledger.transfer', id],
    queryFn: ({ signal }) => call('ledger.transfer', { id, ...(at ? { at } : {}) }, { signal }),
  })
  if (read.isError)
    return (
      <RowPanel title={id} onClose={onClose}>
        <Failed read={read} />
      </RowPanel>
    )
  if (!read.data) return <RowPanel title={id} onClose={onClose} isLoading />
  const { group, event } = read.data
  const shown = group.find(transfer => transfer.id === id) ?? group[0]
  if (!shown) return <RowPanel title={id} onClose={onClose} isLoading />
  return (
    <RowPanel title={`${t('ledger.id')} ${id}`} onClose={onClose}>
      <Facts
        of={[
          [t('ledger.code'), shown.code],
          [t('order.amount'), <Amount key="amount" of={shown.amount} />],
          [t('ledger.at'), <Moment key="at" at={shown.at} isLong />],
          [t('ledger.book'), `${shown.book} ${shown.currency}`],
          [t('ledger.key'), <CopyId key="key" id={shown.key} />],
          [t('ledger.reference'), shown.reference && <CopyId key="reference" id={shown.reference} />],
        ]}
      />
      <Section title={t('ledger.legs')}>
        <PlainTable
          label={t('ledger.legs')}
          rows={group}
          rowId={leg => leg.id}
          empty=""
          columns={[
            { title: 'ledger.code', cell: leg => leg.code },
            { title: 'order.amount', align: 'end', cell: leg => <Amount of={leg.amount} /> },
            { title: 'ledger.debit', cell: leg => sideText(leg.debit) },
            {
              title: 'ledger.debitAfter',
              align: 'end',
              cell: leg => leg.debit.after && <Amount of={leg.debit.after} />,
            },
            { title: 'ledger.credit', cell: leg => sideText(leg.credit) },
            {
              title: 'ledger.creditAfter',
              align: 'end',
              cell: leg => leg.credit.after && <Amount of={leg.credit.after} />,
            },
          ]}
        />
      </Section>
      <SealedLedger transfer={shown} />
      <Section title={t('ledger.event')}>
        {event ? (
          <Facts
            of={[
              [t('ledger.eventKind'), t(`ledger.event.${event.kind}`)],
              [t('order.number'), event.id],
              [t('order.state'), event.about],
              [t('ledger.at'), event.at && <Moment key="at" at={event.at} isLong />],
              [t('order.account'), event.member && <MemberLink key="member" of={event.member} />],
            ]}
          />
        ) : (
          <p>{t('ledger.noEvent')}</p>
        )}
      </Section>
    </RowPanel>
  )
}
