import type { ResponseOf } from '@baize/api'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { Amount } from '../../../../shared/look/amount.tsx'
import { Badge } from '../../../../shared/look/badge.tsx'
import { Moment } from '../../../../shared/look/moment.tsx'
import { Facts } from '../../../../shared/story/facts.tsx'
import { Lines } from '../../../../shared/story/lines.tsx'
import { Section } from '../../../../shared/story/section.tsx'

type Impact = ResponseOf<'members.movePreview'>
type Contract = Impact['contracts'][number]

/** The impact of a move: its members, its moment, and the contracts that end by it with what still comes of them. */
export function MoveImpact({ of }: { of: Impact }) {
  const t = useText()
  const { from, to, members, level, newLevel, takesEffectAt, contracts, contractCount } = of
  return (
    <>
      <Facts
        of={[
          [t('move.from'), from?.account ?? t('order.nobody')],
          [t('move.to'), to.account],
          [t('move.members'), members],
          [t('move.level'), level === newLevel ? level : `${level} → ${newLevel}`],
          [t('move.takesEffect'), <Moment key="at" at={takesEffectAt} isLong />],
        ]}
      />
      <Section title={t('move.contracts', { count: contractCount })}>
        {contractCount > contracts.length && <p>{t('move.more', { shown: contracts.length })}</p>}
        <Lines of={contracts.map(contract => ({ id: contract.id, ...lineOf(contract) }))} />
      </Section>
    </>
  )
}

const lineOf = (contract: Contract) => ({
  head: <ContractName of={contract} />,
  text: <ContractEnd of={contract} />,
})

function ContractName({ of: { type, period, state, cause } }: { of: Contract }) {
  const t = useText()
  return (
    <>
      {t(`contract.type.${type}`)}
      {period && ` · ${t(`contract.period.${period}`)}`}
      {state !== 'ACTIVE' && <Badge tone="warn">{t(`contract.state.${state}`)}</Badge>}
      {cause === 'CASCADE' && <Badge>{t('move.cascade')}</Badge>}
    </>
  )
}

function ContractEnd({ of: { payer, payee, rate, ...amounts } }: { of: Contract }) {
  const t = useText()
  return (
    <>
      {t('move.sides', { payer: payer ?? t('move.house'), payee, rate })}
      <Facts
        of={(['due', 'lapses', 'pending'] as const).map(name => [
          t(`move.${name}`),
          name === 'due' || /[1-9]/.test(amounts[name]) ? <Amount key={name} of={amounts[name]} /> : null,
        ])}
      />
    </>
  )
}
