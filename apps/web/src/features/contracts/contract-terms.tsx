import { useText } from '../../shared/i18n/use-text.ts'
import { useZone } from '../../shared/moments/use-zone.ts'
import { useMoneyText } from '../../shared/money/use-money-text.ts'
import { todayIn } from '../../shared/records/days/day-ranges.ts'
import type { Contract } from './consolidated.ts'
import classes from './contracts.module.css'

/** What a contract pays and what for, step by step. */
export function ContractTerms({
  contract,
}: {
  contract: Pick<Contract, 'type' | 'state' | 'period' | 'tiers' | 'startsAt'>
}) {
  const t = useText()
  const conditions = useConditions(contract)
  const day = useBeginsOn()(contract)
  return (
    <div className={classes.terms}>
      {day && <p className={classes.begins}>{t('agent.begins', { day })}</p>}
      {contract.period && <p className={classes.period}>{t(`agent.period.${contract.period}`)}</p>}
      <ol className={classes.tiers}>
        {contract.tiers.map(tier => (
          <li key={tier.rate}>
            <strong>{t('agent.percent', { rate: tier.rate })}</strong>
            <span>{conditions(tier).join(' · ') || t('agent.fromTheFirst')}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The brand's day on which a contract begins; null for one that has begun, or begins when it is accepted. */
export function useBeginsOn(): (contract: Pick<Contract, 'state' | 'startsAt'>) => string | null {
  const timeZone = useZone()
  return ({ state, startsAt }) => (startsAt && state !== 'ACTIVE' ? todayIn(timeZone, new Date(startsAt)) : null)
}

/** What must be reached for a step, in words; nothing for a step without thresholds. */
function useConditions({ type }: Pick<Contract, 'type'>): (tier: Contract['tiers'][number]) => string[] {
  const t = useText()
  const money = useMoneyText()
  const isSet = (amount: string) => /[1-9]/.test(amount)
  return ({ validBet, netLoss, activeMembers }) => [
    ...(isSet(validBet) ? [`${t(`agent.base.${type}`)} ≥ ${money(validBet)}`] : []),
    ...(isSet(netLoss) ? [`${t('agent.periodNetLoss')} ≥ ${money(netLoss)}`] : []),
    ...(activeMembers > 0 ? [`${t('agent.active')} ≥ ${activeMembers}`] : []),
  ]
}
