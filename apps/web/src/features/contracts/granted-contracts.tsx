import { type ContractType, contractTypes } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callQuery } from '../../shared/app/app-context.ts'
import { useApp } from '../../shared/app/use-app.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import records from '../../shared/records/record-page.module.css'
import { useSession } from '../../shared/session/session-store.ts'
import { Waiting } from '../../shared/waiting.tsx'
import { type Contract, runningIn } from './consolidated.ts'
import { ContractTerms } from './contract-terms.tsx'
import classes from './contracts.module.css'
import { EndContract } from './end-contract.tsx'
import { OfferForm } from './offers/offer-form.tsx'
import { useConsolidated } from './use-consolidated.ts'

/** What the agent grants one downline, type by type, with what can be offered, withdrawn and ended. */
export function GrantedContracts({ account }: { account: string }) {
  const t = useText()
  const { call } = useApp()
  const asked = { side: 'GRANTED', account, pageSize: 100 } as const
  const granted = useQuery({ ...callQuery(call, 'contracts.own', asked), staleTime: 0 })
  const own = useConsolidated()
  // Told whenever one of them is answered or ended; what the agent grants is asked for then.
  const told = useSession(({ contracts }) => contracts)
  const onTold = useEffectEvent(() => void granted.refetch())
  useEffect(() => {
    if (told) onTold()
  }, [told])
  const [offering, setOffering] = useState<ContractType | null>(null)
  if (!granted.data || !own.data) return <Waiting queries={[granted, own]} blank={classes.blank} count={2} />
  const list = granted.data.list
  const inState = (type: ContractType, state: Contract['state']) =>
    list.find(contract => contract.type === type && contract.state === state)
  const { data: consolidated } = own
  return (
    <ul className={classes.list}>
      {contractTypes.map(type => {
        const [running, agreed, offered] = (['ACTIVE', 'ACCEPTED', 'OFFERED'] as const).map(state =>
          inState(type, state),
        )
        const ownRate = runningIn(consolidated, type)?.rate ?? null
        return (
          <li key={type} className={classes.contract} data-contract={type}>
            <header className={classes.head}>
              <strong>{t(`agent.contractType.${type}`)}</strong>
              {running && <State contract={running} />}
              {agreed && <State contract={agreed} />}
              {offered && <State contract={offered} />}
            </header>
            {running && <ContractTerms contract={running} />}
            {running && <EndContract contract={running} action="TERMINATE" />}
            {agreed && <ContractTerms contract={agreed} />}
            {agreed && <EndContract contract={agreed} action="TERMINATE" />}
            {offered && <ContractTerms contract={offered} />}
            {offered && <EndContract contract={offered} action="WITHDRAW" />}
            {offering === type && ownRate && (
              <OfferForm type={type} account={account} ownRate={ownRate} onDone={() => setOffering(null)} />
            )}
            {ownRate === null && <p className={records.soft}>{t('agent.nothingToGrant')}</p>}
            {ownRate && !offered && offering !== type && (
              <Button size="small" className={classes.offer} onClick={() => setOffering(type)}>
                {t('agent.offer')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function State({ contract: { state } }: { contract: Contract }) {
  const t = useText()
  return (
    <span className={records.status} data-good={state === 'ACTIVE'}>
      {t(`agent.contractState.${state}`)}
    </span>
  )
}
