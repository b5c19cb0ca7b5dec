import { contractTypes } from '@baize/api'
import forms from '../../shared/forms/forms.module.css'
import { useText } from '../../shared/i18n/use-text.ts'
import { roleOf } from '../../shared/session/roles.ts'
import { readSession } from '../../shared/session/session-storage.ts'
import { contractsOf } from './consolidated.ts'
import { OwnContract } from './own-contract.tsx'
import { useConsolidated } from './use-consolidated.ts'

/** The contracts that pay a member who has no agent centre to see them in; nothing while there are none. */
export function OwnContracts() {
  const t = useText()
  const { data } = useConsolidated()
  const isAgent = roleOf(readSession('token'), readSession('isAgent')) === 'agent'
  const running = data && !isAgent ? contractTypes.filter(type => contractsOf(data, type).length > 0) : []
  if (running.length === 0) return null
  return (
    <section className={forms.section} data-testid="own-contracts">
      <h3>{t('agent.contracts')}</h3>
      {running.map(type => (
        <OwnContract key={type} type={type} title={t(`agent.contractType.${type}`)} />
      ))}
    </section>
  )
}
