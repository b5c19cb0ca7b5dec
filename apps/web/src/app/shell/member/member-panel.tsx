import { guestType } from '@baize/api'
import { Button, IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import { Menu } from '@baize/ui/menu.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { MemberLabels } from '../../../features/account/index.ts'
import { useOpenAgentCentre } from '../../../features/agents/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { BalanceParts } from '../../../shared/balance/balance-parts.tsx'
import { totalOf } from '../../../shared/balance/total-balance.ts'
import { badgeCount, badgeText } from '../../../shared/centre/badge.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { preloadDialog } from '../../../shared/dialogs/load-ahead.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { refreshBalance } from '../../../shared/session/session.ts'
import { sessionStore, useSession } from '../../../shared/session/session-store.ts'
import { useIsClosed } from '../../../shared/session/use-member.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import { CountUp } from '../header/count-up.tsx'
import classes from './member-panel.module.css'

/** Balance with eye and refresh, and the avatar with its menu. */
export default function MemberPanel() {
  return (
    <div className={classes.panel}>
      <BalanceBox />
      <MoneyButtons />
      <AvatarMenu />
    </div>
  )
}

function BalanceBox() {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const balance = useSession(state => state.balance)
  const hidden = useSession(state => state.balanceHidden)
  const refresh = () => refreshBalance().catch(() => toast(t('wallet.refreshFailed'), 'bad'))
  return (
    <section className={classes.balance} aria-label={t('wallet.balance')}>
      <span className={classes.label}>{t('wallet.balance')}</span>
      <span className={classes.amount} data-testid="balance">
        {balance === null ? (
          <>
            <Skeleton className={classes.placeholder ?? ''} />
            <span className="visually-hidden">{t('wallet.refreshing')}</span>
          </>
        ) : hidden ? (
          '****'
        ) : (
          <CountUp amount={totalOf(balance)} symbol={currencySymbol} />
        )}
      </span>
      {balance && !hidden && <BalanceParts balance={balance} className={classes.parts} />}
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        iconSize={17}
        label={t(hidden ? 'wallet.show' : 'wallet.hide')}
        className={classes.tool}
        onClick={() => sessionStore.setState({ balanceHidden: !hidden })}
      />
      <IconButton
        icon="refresh-cw"
        iconSize={16}
        label={t('wallet.refresh')}
        className={classNames(classes.tool, classes.refresh)}
        disabled={balance === null}
        onClick={refresh}
      />
    </section>
  )
}

/** Where money comes in and goes out, and the agent's own; who may not go there is told what they lack. */
function MoneyButtons() {
  const t = useText()
  const isClosed = useIsClosed()
  const openCentre = useOpenCentre()
  const openAgentCentre = useOpenAgentCentre()
  return (
    <span className={classes.money}>
      {!isClosed && (
        <Button look="main" size="small" data-testid="deposit" onClick={() => openCentre('depositv2')}>
          {t('wallet.deposit')}
        </Button>
      )}
      <Button size="small" className={classes.other} data-testid="withdraw" onClick={() => openCentre('withdraw')}>
        {t('wallet.withdraw')}
      </Button>
      <Button size="small" className={classes.other} data-testid="agent" onClick={openAgentCentre}>
        {t('account.agent')}
      </Button>
    </span>
  )
}

function AvatarMenu() {
  const t = useText()
  const member = useSession(state => state.member)
  const { avatar, levelIcon, unreadMessage } = useSession(state => state)
  const waiting = useSession(badgeCount)
  const canSignOut = useModule('SIGN_OUT')
  const openCentre = useOpenCentre()
  if (!member)
    return (
      <span className={classes.coming}>
        <Skeleton className={classes.avatarPlaceholder ?? ''} />
        <Skeleton className={classes.nicknamePlaceholder ?? ''} />
      </span>
    )
  const label = t('account.menu', { nickname: member.nickname })
  const picture = avatar ?? member.avatar
  return (
    <span className={classes.account}>
      <Menu
        label={waiting > 0 ? `${label}, ${t('account.waiting', { count: waiting })}` : label}
        side="end"
        className={classes.avatarButton ?? ''}
        face={
          <>
            <img src={picture} width={38} height={38} alt="" className={classes.avatar} data-testid="avatar" />
            <span className={classes.nickname}>{member.nickname}</span>
          </>
        }
      >
        {close => (
          <div className={classes.menu}>
            <p className={classes.identity}>
              <img src={picture} width={40} height={40} alt="" className={classes.avatar} />
              <span>
                <strong>{member.nickname}</strong>
                <small className={classes.level}>
                  {levelIcon && <img src={levelIcon} width={18} height={18} alt="" loading="lazy" />}
                  {member.clubLabel?.labelName ?? t('account.member')}
                </small>
              </span>
            </p>
            <MemberLabels labels={member.memberLabel} />
            {member.type !== guestType && (
              <button
                type="button"
                className={classes.entry}
                onClick={() => {
                  close()
                  openCentre()
                }}
              >
                <Icon name="circle-user" size={17} />
                {t('account.centre')}
              </button>
            )}
            {member.type !== guestType && (
              <button
                type="button"
                className={classes.entry}
                onClick={() => {
                  close()
                  openCentre('messageV2')
                }}
              >
                <Icon name="megaphone" size={17} />
                {unreadMessage > 0 ? t('account.unread', { count: unreadMessage }) : t('account.messages')}
              </button>
            )}
            {canSignOut && (
              <button
                type="button"
                className={classes.entry}
                onPointerEnter={() => preloadDialog('signOut')}
                onClick={() => {
                  close()
                  openDialog({ kind: 'signOut' })
                }}
              >
                <Icon name="log-out" size={17} />
                {t('account.signOut')}
              </button>
            )}
          </div>
        )}
      </Menu>
      {/* The button's name says it in words. */}
      {waiting > 0 && (
        <span className={classes.badge} aria-hidden="true" data-testid="badge">
          {badgeText(waiting)}
        </span>
      )}
    </span>
  )
}
