import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { TabOf } from '../file/use-file.ts'

/** Bonuses, and requirements that lock money. */
export function BonusesTab({ of: { bonuses, requirements } }: { of: TabOf<'bonuses'> }) {
  const t = useText()
  return (
    <>
      <Section title={t('file.bonuses')}>
        <PlainTable
          label={t('file.bonuses')}
          rows={bonuses}
          rowId={({ id }) => id}
          empty={t('file.noBonuses')}
          columns={[
            { title: 'file.title', cell: ({ title }) => title },
            { title: 'order.state', cell: ({ state }) => state },
            { title: 'order.amount', align: 'end', cell: ({ amount }) => <Amount of={amount} /> },
            {
              title: 'file.done',
              align: 'end',
              cell: ({ done, required }) => (
                <>
                  <Amount of={done} /> / <Amount of={required} />
                </>
              ),
            },
            { title: 'file.converted', align: 'end', cell: ({ converted }) => <Amount of={converted} /> },
            { title: 'file.grantedAt', cell: ({ grantedAt }) => <Moment at={grantedAt} /> },
            { title: 'approvals.expiresAt', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
          ]}
        />
      </Section>
      <Section title={t('order.requirements')}>
        <PlainTable
          label={t('order.requirements')}
          rows={requirements}
          rowId={({ source, openedAt }) => `${source} ${openedAt}`}
          empty={t('file.noRequirements')}
          columns={[
            { title: 'file.source', cell: ({ source }) => source },
            { title: 'file.base', align: 'end', cell: ({ base }) => <Amount of={base} /> },
            {
              title: 'file.done',
              align: 'end',
              cell: ({ done, required }) => (
                <>
                  <Amount of={done} /> / <Amount of={required} />
                </>
              ),
            },
            { title: 'file.openedAt', cell: ({ openedAt }) => <Moment at={openedAt} /> },
            { title: 'file.closedAt', cell: ({ closedAt }) => closedAt && <Moment at={closedAt} /> },
          ]}
        />
      </Section>
    </>
  )
}
