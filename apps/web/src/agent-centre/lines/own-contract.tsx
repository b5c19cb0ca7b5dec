import type { ContractType } from '@baize/api'
import { useText } from '../../shared/i18n/use-text.ts'
import { runningIn } from '../contracts/consolidated.ts'
import { ContractTerms } from '../contracts/contract-terms.tsx'
import classes from '../contracts/contracts.module.css'
import { EndContract } from '../contracts/end-contract.tsx'
import { useConsolidated } from '../contracts/use-consolidated.ts'

/** The contract of a kind that pays the agent now, with its terms and the way out of it; nothing while there is none. */
export function OwnContract({ type }: { type: ContractType }) {
  const t = useText()
  const { data } = useConsolidated()
  const contract = data && runningIn(data, type)
  if (!contract) return null
  return (
    <section className={classes.contract} aria-label={t('agent.ownContract')}>
      <header className={classes.head}>
        <strong>{t('agent.ownContract')}</strong>
        <span>{t('agent.paidBy', { account: contract.payer ?? t('agent.house') })}</span>
      </header>
      <ContractTerms contract={contract} />
      <EndContract contract={contract} action="TERMINATE" />
    </section>
  )
}
