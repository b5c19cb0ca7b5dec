import type { ContractType } from '@baize/api'
import { useText } from '../../shared/i18n/use-text.ts'
import { runningIn } from './consolidated.ts'
import { ContractTerms } from './contract-terms.tsx'
import classes from './contracts.module.css'
import { EndContract } from './end-contract.tsx'
import { useConsolidated } from './use-consolidated.ts'

/** The contract of a kind that pays the member now, with its terms and the way out of it; nothing while there is none. */
export function OwnContract({ type, title }: { type: ContractType; title: string }) {
  const t = useText()
  const { data } = useConsolidated()
  const contract = data && runningIn(data, type)
  if (!contract) return null
  return (
    <section className={classes.contract} aria-label={title}>
      <header className={classes.head}>
        <strong>{title}</strong>
        <span>{t('agent.paidBy', { account: contract.payer ?? t('agent.house') })}</span>
      </header>
      <ContractTerms contract={contract} />
      <EndContract contract={contract} action="TERMINATE" />
    </section>
  )
}
