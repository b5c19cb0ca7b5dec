import { Money } from '@baize/ui/money.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useApp } from '../app/app.tsx'
import identity from '../centre/identity.module.css'
import { useSession } from '../session/session-store.ts'
import { useText } from '../shared/i18n/use-text.ts'
import classes from './agent-head.module.css'

/** The centre's name, and who the agent is, on top of the menu. */
export function AgentHead() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const member = useSession(state => state.member)
  const balance = useSession(state => state.balance)
  const hidden = useSession(state => state.balanceHidden)
  if (!member) return <Skeleton className={identity.blank ?? ''} />
  return (
    <>
      <p className={classes.title}>{t('agent.title')}</p>
      <div className={identity.identity}>
        <img src={member.avatar} width={44} height={44} alt="" className={identity.avatar} />
        <div className={identity.who}>
          <strong>{member.nickname}</strong>
          <small>{`${member.account} · ${t(`agent.type.${member.type as 1 | 2 | 41 | 42}`)}`}</small>
        </div>
        <p className={identity.balance}>
          <small>{t('wallet.balance')}</small>
          {hidden || !balance ? <b>****</b> : <Money amount={balance.sumBalance} symbol={currencySymbol} />}
        </p>
      </div>
    </>
  )
}
