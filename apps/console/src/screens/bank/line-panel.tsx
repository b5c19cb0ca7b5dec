import { Button } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../shared/api/use-me.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { Amount } from '../../shared/look/amount.tsx'
import { Moment } from '../../shared/look/moment.tsx'
import { Facts } from '../../shared/story/facts.tsx'
import { RowPanel } from '../../shared/story/row-panel.tsx'
import type { BankLine } from './bank.tsx'
import { LineState } from './line-state.tsx'
import { MatchLine } from './match-line.tsx'

/** A line of a statement; one that came in and stands in no order yet can be credited to a deposit. */
export function LinePanel({ row, onClose }: { row: BankLine; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const [isMatching, setMatching] = useState(false)
  const { order } = row
  const isOpen = !row.isBooked && !row.amount.startsWith('-')
  return (
    <RowPanel
      title={
        <>
          {row.day} <LineState of={row} />
        </>
      }
      onClose={onClose}
      acts={
        isOpen &&
        may('bank.match') && (
          <Button size="small" look="main" onClick={() => setMatching(true)}>
            {t('bank.match')}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [t('order.amount'), <Amount key="amount" of={row.amount} signed />],
          [t('order.channel'), row.channel],
          [t('bank.reference'), row.reference],
          [t('bank.text'), row.text],
          [
            t('bank.order'),
            order && (
              <Link
                key="order"
                to={order.startsWith('W') ? '/cashier/withdrawals' : '/cashier/deposits'}
                search={{ row: order } as never}
              >
                {order}
              </Link>
            ),
          ],
          [t('bank.isBooked'), t(row.isBooked ? 'list.yes' : 'list.no')],
          [t('bank.line'), row.line],
          [t('bank.uploadedAt'), <Moment key="at" at={row.uploadedAt} isLong />],
        ]}
      />
      {isMatching && <MatchLine line={row} onClose={() => setMatching(false)} />}
    </RowPanel>
  )
}
