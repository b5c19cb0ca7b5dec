import type { ContractType } from '@baize/api'
import { useText } from '../../shared/i18n/use-text.ts'
import { contractsOf } from './consolidated.ts'
import { ContractTerms } from './contract-terms.tsx'
import classes from './contracts.module.css'
import { EndContract } from './end-contract.tsx'
import { useConsolidated } from './use-consolidated.ts'

/**
 * The contract of a kind that pays the member now, and the one that will, each with its terms and the way out of it;
 * nothing while there is none.
 */
export function OwnContract({ type, title }: { type: ContractType; title: string }) {
  const t = useText()
  const { data } = useConsolidated()
  return (data ? contractsOf(data, type) : []).map(contract => (
    <section key={contract.id} className={classes.contract} aria-label={title}>
      <header className={classes.head}>
        <strong>{title}</strong>
        <span>{t('agent.paidBy', { account: contract.payer ?? t('agent.house') })}</span>
      </header>
      <ContractTerms contract={contract} />
      <EndContract contract={contract} action="TERMINATE" />
    </section>
  ))
}
