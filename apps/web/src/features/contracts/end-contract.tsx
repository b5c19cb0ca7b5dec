import { Button } from '@baize/ui/button.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useAction } from '../../shared/forms/use-action.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Contract } from './consolidated.ts'
import { useContractAct } from './contract-acts.ts'
import classes from './contracts.module.css'

interface Props {
  contract: Contract
  action: 'TERMINATE' | 'WITHDRAW'
}

/** Ends a contract or takes an offer back. Ending one says first what it does. */
export function EndContract({ contract, action }: Props) {
  const t = useText()
  const act = useContractAct()
  const [asks, setAsks] = useState(false)
  // The buttons take one another's place, and the focus goes along.
  const button = useRef<HTMLButtonElement>(null)
  const hasAsked = useRef(false)
  useEffect(() => {
    hasAsked.current ||= asks
    if (hasAsked.current) button.current?.focus()
  }, [asks])
  const { run, busy } = useAction(
    async () => {
      await act(contract, action)
      toast(t(action === 'TERMINATE' ? 'agent.terminated' : 'agent.withdrawn'))
    },
    refusal => toast(errorText(refusal, t), 'bad'),
  )
  const end = (): Promise<void> => run().finally(() => setAsks(false))
  if (action === 'WITHDRAW')
    return (
      <Button size="small" className={classes.offer} busy={busy} onClick={() => void end()}>
        {t('agent.withdrawOffer')}
      </Button>
    )
  if (!asks)
    return (
      <Button ref={button} size="small" className={classes.offer} onClick={() => setAsks(true)}>
        {t('agent.terminate')}
      </Button>
    )
  return (
    <div className={classes.warning} role="alert">
      <p>{t('agent.terminateText')}</p>
      <span className={classes.buttons}>
        <Button ref={button} size="small" onClick={() => setAsks(false)}>
          {t('agent.keep')}
        </Button>
        <Button size="small" look="main" busy={busy} onClick={() => void end()}>
          {t('agent.terminate')}
        </Button>
      </span>
    </div>
  )
}
