import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { TabOf } from '../file/use-file.ts'

/** Every account of the member, and what could be taken out as a written sum. */
export function BalancesTab({ of: { accounts, sum } }: { of: TabOf<'balances'> }) {
  const t = useText()
  return (
    <>
      <Section title={t('file.available')}>
        <Facts
          of={[
            [t('order.main'), <Amount key="main" of={sum.main} />],
            [`− ${t('order.locked')}`, <Amount key="locked" of={sum.locked} />],
            [`− ${t('order.owed')}`, <Amount key="owed" of={sum.owed} />],
            [
              `= ${t('file.available')}`,
              <strong key="available">
                <Amount of={sum.available} />
              </strong>,
            ],
            [t('order.turnoverLeft'), <Amount key="left" of={sum.turnoverLeft} />],
          ]}
        />
      </Section>
      <Section title={t('file.accounts')}>
        <PlainTable
          label={t('file.accounts')}
          rows={accounts}
          rowId={({ id }) => id}
          empty={t('file.noAccounts')}
          columns={[
            { title: 'ledger.kind', cell: ({ kind }) => kind },
            { title: 'ledger.qualifier', cell: ({ qualifier }) => qualifier },
            { title: 'ledger.book', cell: ({ book, currency }) => `${book} ${currency}` },
            { title: 'ledger.balance', align: 'end', cell: ({ balance }) => <Amount of={balance} /> },
          ]}
        />
      </Section>
    </>
  )
}
