import { type CentrePage, entriesOf, openPages } from '../../shared/centre/centre-entries.ts'
import { CentreFrame } from '../../shared/centre/centre-frame.tsx'
import { Identity } from '../../shared/centre/identity.tsx'
import { useLeavePanel } from '../../shared/centre/leave-panel.ts'
import { useOpenCentre } from '../../shared/centre/open-centre.ts'
import { OpenPage } from '../../shared/centre/open-page.tsx'
import { openDialog } from '../../shared/dialogs/dialog-store.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { useIsClosed } from '../../shared/session/use-member.ts'
import { useModule } from '../../shared/settings/modules.ts'
import { loadCentrePage } from './centre-pages.ts'

/** A member's own house: a menu of pages beside the one that is open. */
export default function Centre({ address }: { address: string }) {
  const t = useText()
  const open = useOpenCentre()
  const leave = useLeavePanel('centre')
  const club = useSession(state => state.member?.clubLabel?.labelName)
  const canSignOut = useModule('SIGN_OUT')
  const waiting = {
    missionCount: useSession(state => state.missionCount),
    rewardCount: useSession(state => state.rewardCount),
    messageCount: useSession(state => state.unreadMessage),
  }
  const pages = openPages(useIsClosed())
  const page = pages.find(({ name }) => name === address) ?? pages[0]
  return (
    <CentreFrame
      testId="personalCentre"
      label={t('centre.title')}
      title={page ? t(page.label) : t('centre.title')}
      entries={entriesOf(waiting, t, pages)}
      active={page?.name ?? ''}
      onMenu={address === 'menu'}
      onChoose={name => open(name as CentrePage['name'])}
      onBack={() => open('menu')}
      onClose={leave}
      onSignOut={canSignOut ? () => openDialog({ kind: 'signOut' }) : undefined}
      head={<Identity note={club} />}
    >
      {page && <OpenPage key={page.name} name={page.name} load={loadCentrePage[page.name]} />}
    </CentreFrame>
  )
}
