import { guestType } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { Money } from '@baize/ui/money.tsx'
import { MemberLabels } from '../../../features/account/index.ts'
import { useOpenAgentCentre } from '../../../features/agents/index.ts'
import { useApp } from '../../../shared/app/use-app.ts'
import { BalanceParts } from '../../../shared/balance/balance-parts.tsx'
import { totalOf } from '../../../shared/balance/total-balance.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { openDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useSession } from '../../../shared/session/session-store.ts'
import { useModule } from '../../../shared/settings/modules.ts'
import classes from './sheets.module.css'

/** A member's own sheet on a phone. */
export default function MeSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { currencySymbol } = useApp().permission.info
  const { member, balance, avatar, unreadMessage } = useSession(state => state)
  const canSignOut = useModule('SIGN_OUT')
  const openCentre = useOpenCentre()
  const openAgentCentre = useOpenAgentCentre()
  return (
    <Modal title={t('nav.me')} closeLabel={t('action.close')} onClose={onClose} closesOutside widthPx={400}>
      {member && (
        <div className={classes.identity}>
          <img src={avatar ?? member.avatar} width={56} height={56} alt="" />
          <div>
            <strong>{member.nickname}</strong>
            {balance && <Money amount={totalOf(balance)} symbol={currencySymbol} />}
            {balance && <BalanceParts balance={balance} className={classes.parts} />}
            <MemberLabels labels={member.memberLabel} />
          </div>
        </div>
      )}
      <div className={classes.entries}>
        {member && (
          <Button
            wide
            onClick={() => {
              onClose()
              openCentre('withdraw')
            }}
          >
            {t('wallet.withdraw')}
          </Button>
        )}
        {member && member.type !== guestType && (
          <Button
            wide
            icon="circle-user"
            onClick={() => {
              onClose()
              openCentre()
            }}
          >
            {t('account.centre')}
          </Button>
        )}
        {member && member.type !== guestType && (
          <Button
            wide
            icon="megaphone"
            onClick={() => {
              onClose()
              openCentre('messageV2')
            }}
          >
            {unreadMessage > 0 ? t('account.unread', { count: unreadMessage }) : t('account.messages')}
          </Button>
        )}
        {member && (
          <Button
            wide
            onClick={() => {
              onClose()
              openAgentCentre()
            }}
          >
            <LateIcon name="handshake" size={16} />
            {t('account.agent')}
          </Button>
        )}
        {canSignOut && (
          <Button
            wide
            icon="log-out"
            onClick={() => {
              onClose()
              openDialog({ kind: 'signOut' })
            }}
          >
            {t('account.signOut')}
          </Button>
        )}
      </div>
    </Modal>
  )
}
