import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { PayoutNumber } from '../order/payout-number.tsx'
import { AccountPanel } from './account-panel.tsx'
import { BlockTyped } from './block-typed.tsx'

export type AccountRow = ResponseOf<'cashier.accountList'>['list'][number]

const definition: ListDefinition<AccountRow> = {
  name: 'cashier.accountList',
  title: 'screen./cashier/accounts',
  emptyText: 'accounts.none',
  sorts: ['-createdAt', 'createdAt'],
  rowId: ({ id }) => id,
  tone: ({ others, block }) => (block ? 'danger' : others > 0 ? 'warn' : undefined),
  views: [
    { id: 'all', title: 'list.all', search: {} },
    { id: 'shared', title: 'accounts.view.shared', search: { 'f.isShared': 'true' } },
    { id: 'blocked', title: 'accounts.blocked', search: { 'f.isBlocked': 'true' } },
    { id: 'removed', title: 'accounts.view.removed', search: { 'f.isRemoved': 'true' } },
  ],
  filters: [
    { name: 'account', label: 'order.account' },
    { name: 'number', label: 'accounts.number' },
    { name: 'isShared', label: 'accounts.view.shared', options: [['true', 'list.yes']] },
    { name: 'isBlocked', label: 'accounts.blocked', options: [['true', 'list.yes']] },
    {
      name: 'isRemoved',
      label: 'accounts.view.removed',
      options: [
        ['true', 'list.yes'],
        ['false', 'list.no'],
      ],
    },
  ],
  columns: [
    { id: 'account', title: 'order.account', width: 150, card: 'title', cell: ({ account }) => account },
    { id: 'channel', title: 'order.channel', width: 140, cell: ({ channel }) => channel },
    {
      id: 'number',
      title: 'accounts.number',
      width: 220,
      card: 'figure',
      cell: ({ bank, number, block }) => <PayoutNumber {...{ bank, number }} isBlocked={block !== null} />,
    },
    { id: 'holder', title: 'accounts.holder', width: 90, cell: ({ holder }) => holder },
    { id: 'others', title: 'accounts.others', width: 110, align: 'end', cell: ({ others }) => others },
    {
      id: 'createdAt',
      title: 'order.createdAt',
      width: 130,
      sort: 'createdAt',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'removedAt',
      title: 'accounts.removedAt',
      width: 130,
      from: 900,
      cell: ({ removedAt }) => removedAt && <Moment at={removedAt} />,
    },
  ],
}

/** Payout accounts of members, how many have the same number, and numbers that are blocked. */
export function Accounts() {
  const t = useText()
  const may = useMay()
  const [isBlocking, setBlocking] = useState(false)
  return (
    <>
      <ListScreen
        definition={definition}
        acts={
          may('cashier.blockNumber') && (
            <Button size="small" onClick={() => setBlocking(true)}>
              {t('accounts.blockOther')}
            </Button>
          )
        }
        rowPanel={(row, close) => <AccountPanel key={row.id} row={row} onClose={close} />}
      />
      {isBlocking && <BlockTyped onClose={() => setBlocking(false)} />}
    </>
  )
}
