import { Money } from '@baize/ui/money.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useApp } from '../app/use-app.ts'
import { BalanceParts } from '../balance/balance-parts.tsx'
import { totalOf } from '../balance/total-balance.ts'
import { useText } from '../i18n/use-text.ts'
import { useSession } from '../session/session-store.ts'
import classes from './identity.module.css'

/**
 * The member and what they have, on top of a centre's menu.
 * @param note stands beside the account
 */
export function Identity({ note }: { note: string | undefined }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const member = useSession(state => state.member)
  const avatar = useSession(state => state.avatar)
  const balance = useSession(state => state.balance)
  const hidden = useSession(state => state.balanceHidden)
  if (!member) return <Skeleton className={classes.blank ?? ''} />
  return (
    <div className={classes.identity}>
      <img src={avatar ?? member.avatar} width={44} height={44} alt="" className={classes.avatar} />
      <div className={classes.who}>
        <strong>{member.nickname}</strong>
        <small>{note ? `${member.account} · ${note}` : member.account}</small>
      </div>
      <p className={classes.balance}>
        <small>{t('wallet.balance')}</small>
        {hidden || !balance ? <b>****</b> : <Money amount={totalOf(balance)} symbol={currencySymbol} />}
      </p>
      {!hidden && balance && <BalanceParts balance={balance} className={classes.parts} />}
    </div>
  )
}
