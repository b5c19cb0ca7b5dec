import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { NumberBlock } from '../order/number-block.tsx'
import { PayoutNumber } from '../order/payout-number.tsx'
import type { AccountRow } from './accounts.tsx'
import { BlockAccount } from './block-account.tsx'

/** A payout account, whether others have its number, and whether it is blocked. */
export function AccountPanel({ row, onClose }: { row: AccountRow; onClose: () => void }) {
  const t = useText()
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const mayChange = may(row.block ? 'cashier.unblockNumber' : 'cashier.blockNumber')
  return (
    <RowPanel
      title={row.account}
      onClose={onClose}
      acts={
        mayChange && (
          <Button size="small" onClick={() => setChanging(true)}>
            {t(row.block ? 'accounts.unblock' : 'accounts.block')}
          </Button>
        )
      }
    >
      <Facts
        of={[
          [t('order.channel'), row.channel],
          [
            t('accounts.number'),
            <PayoutNumber key="number" bank={row.bank} number={row.number} isBlocked={row.block !== null} />,
          ],
          [t('accounts.blocked'), row.block && <NumberBlock key="block" of={row.block} />],
          [t('accounts.holder'), row.holder],
          [t('accounts.others'), row.others],
          [t('order.createdAt'), <Moment key="at" at={row.createdAt} isLong />],
          [t('order.usableFrom'), <Moment key="usable" at={row.usableAt} isLong />],
          [t('accounts.removedAt'), row.removedAt && <Moment key="removed" at={row.removedAt} isLong />],
        ]}
      />
      {isChanging && <BlockAccount row={row} onClose={() => setChanging(false)} />}
    </RowPanel>
  )
}
