import type { ResponseOf } from '@baize/api'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { ListDefinition } from '../../../shared/list/list-definition.ts'
import { ListScreen } from '../../../shared/list/list-screen.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'

type AccountRow = ResponseOf<'cashier.accountList'>['list'][number]

const definition: ListDefinition<AccountRow> = {
  name: 'cashier.accountList',
  title: 'screen./cashier/accounts',
  emptyText: 'accounts.none',
  sorts: ['-createdAt', 'createdAt'],
  rowId: ({ id }) => id,
  tone: ({ others }) => (others > 0 ? 'warn' : undefined),
  views: [
    { id: 'all', title: 'list.all', search: {} },
    { id: 'shared', title: 'accounts.view.shared', search: { 'f.isShared': 'true' } },
    { id: 'removed', title: 'accounts.view.removed', search: { 'f.isRemoved': 'true' } },
  ],
  filters: [
    { name: 'account', label: 'order.account' },
    { name: 'number', label: 'accounts.number' },
    { name: 'isShared', label: 'accounts.view.shared', options: [['true', 'list.yes']] },
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
      width: 170,
      card: 'figure',
      cell: ({ bank, number }) => `${bank ? `${bank} ` : ''}${number}`,
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

function AccountPanel({ row, onClose }: { row: AccountRow | undefined; onClose: () => void }) {
  const t = useText()
  if (!row) return <RowPanel title="" onClose={onClose} isLoading />
  return (
    <RowPanel title={row.account} onClose={onClose}>
      <Facts
        of={[
          [t('order.channel'), row.channel],
          [t('accounts.number'), `${row.bank ? `${row.bank} ` : ''}${row.number}`],
          [t('accounts.holder'), row.holder],
          [t('accounts.others'), row.others],
          [t('order.createdAt'), <Moment key="at" at={row.createdAt} isLong />],
          [t('order.usableFrom'), <Moment key="usable" at={row.usableAt} isLong />],
          [t('accounts.removedAt'), row.removedAt && <Moment key="removed" at={row.removedAt} isLong />],
        ]}
      />
    </RowPanel>
  )
}

/** Payout accounts of members, and how many have the same number. */
export const Accounts = () => (
  <ListScreen definition={definition} panel={(row, _id, close) => <AccountPanel row={row} onClose={close} />} />
)
