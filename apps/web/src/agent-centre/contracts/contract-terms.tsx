import { useMoneyText } from '../../centre/forms/use-money-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Contract } from './consolidated.ts'
import classes from './contracts.module.css'

/** What a contract pays and what for, step by step. */
export function ContractTerms({ contract }: { contract: Pick<Contract, 'type' | 'period' | 'tiers'> }) {
  const t = useText()
  const conditions = useConditions(contract)
  return (
    <div className={classes.terms}>
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
