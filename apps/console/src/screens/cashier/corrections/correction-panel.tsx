import { Button } from '@baize/ui/button.tsx'
import { moneyText } from '@baize/ui/money.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { boot } from '../../../shared/api/boot.ts'
import { call } from '../../../shared/api/call.ts'
import { useMay, useMe } from '../../../shared/api/use-me.ts'
import { type TextKey, useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { OrderState } from '../order/order-state.tsx'
import type { CorrectionRow } from './corrections.tsx'

const texts = {
  'cashier.cancelCorrection': { title: 'corrections.cancel', effect: 'corrections.cancelEffect' },
  'cashier.refuseCorrection': { title: 'corrections.refuse', effect: 'corrections.refuseEffect' },
  'cashier.approveCorrection': { title: 'corrections.approve', effect: 'corrections.approveEffect' },
} as const satisfies Record<string, { title: TextKey; effect: TextKey }>
type ActName = keyof typeof texts

/** Whatever became of it: the list beside it may show others. */
const anyState = 'PROPOSED,POSTED,REFUSED,CANCELLED'

/** A correction: its proposer may take it back, and somebody else decides. */
export function CorrectionPanel({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useText()
  const read = useQuery({
    queryKey: ['cashier.corrections', 'one', number],
    queryFn: ({ signal }) => call('cashier.corrections', { number, state: anyState }, { signal }),
  })
  const row = read.data?.list[0]
  if (read.isError || (read.data && !row))
    return (
      <RowPanel title={number} onClose={onClose}>
        {read.isError ? <Failed read={read} /> : <EmptyState icon="search" title={t('palette.none')} />}
      </RowPanel>
    )
  if (!row) return <RowPanel title={number} onClose={onClose} isLoading />
  return <Loaded row={row} onClose={onClose} />
}

function Loaded({ row, onClose }: { row: CorrectionRow; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const me = useMe().data?.username
  const [act, setAct] = useState<ActName | null>(null)
  const open: ActName[] =
    row.proposedBy === me ? ['cashier.cancelCorrection'] : ['cashier.refuseCorrection', 'cashier.approveCorrection']
  const acts = row.state === 'PROPOSED' ? open.filter(may) : []
  return (
    <RowPanel
      title={
        <>
          {row.number} <OrderState of={row.state} />
        </>
      }
      onClose={onClose}
      acts={
        acts.length > 0 &&
        acts.map((name, at) => (
          <Button key={name} size="small" look={at === 1 ? 'main' : 'plain'} onClick={() => setAct(name)}>
            {t(texts[name].title)}
          </Button>
        ))
      }
    >
      <Facts
        of={[
          [t('order.account'), row.account],
          [t('corrections.change'), <Amount key="change" of={row.change} signed />],
          [t('act.reason'), row.reason],
          [t('corrections.by'), row.proposedBy],
          [t('corrections.proposedAt'), <Moment key="at" at={row.proposedAt} isLong />],
          [t('corrections.decidedBy'), row.decidedBy],
          [t('corrections.decidedAt'), row.decidedAt && <Moment key="decided" at={row.decidedAt} isLong />],
        ]}
      />
      {act && (
        <ActDialog
          title={t(texts[act].title)}
          effect={t(texts[act].effect, {
            change: moneyText(row.change, boot.currencySymbol, true),
            account: row.account,
          })}
          button={t(texts[act].title)}
          act={({ reason }) => call(act, { id: row.id, reason })}
          onClose={() => setAct(null)}
        />
      )}
    </RowPanel>
  )
}
