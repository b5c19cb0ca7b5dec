import { buttonClass } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Amount } from '../../../shared/look/amount.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { RowPanel } from '../../../shared/story/row-panel.tsx'
import { MemberActs } from '../acts/member-acts.tsx'
import { useFile } from '../file/use-file.ts'
import { MemberFlags } from '../member-flags.tsx'
import { MemberType } from '../member-type.tsx'
import { ProfileTab } from '../tabs/profile-tab.tsx'
import type { MemberRow } from './members.tsx'

/** A member in short, beside the list: the profile, the acts, and the way to the whole file. */
export function MemberPanel({ row, id, onClose }: { row: MemberRow | undefined; id: string; onClose: () => void }) {
  const t = useText()
  const file = useFile(id, 'profile')
  const page = file.data?.pages[0]
  if (file.isError)
    return (
      <RowPanel title={row?.account ?? id} onClose={onClose}>
        <Failed read={file} />
      </RowPanel>
    )
  if (page?.tab !== 'profile') return <RowPanel title={row?.account ?? ''} onClose={onClose} isLoading />
  const { head } = page
  return (
    <RowPanel
      title={
        <>
          {head.account} <MemberFlags of={head.flags} />
        </>
      }
      onClose={onClose}
      acts={
        <>
          <MemberActs head={head} />
          <Link
            to="/members/$id/$tab"
            params={{ id, tab: 'profile' }}
            search={{}}
            className={buttonClass('main', 'small')}
          >
            {t('members.openFile')}
          </Link>
        </>
      }
    >
      <Facts
        of={[
          [t('members.nickname'), head.nickname],
          [t('members.type'), <MemberType key="type" of={head.type} />],
          [t('members.club'), head.club?.label],
          [t('order.main'), <Amount key="main" of={head.main} />],
          [t('members.deposits30d'), row && <Amount key="deposits" of={row.deposits30d} />],
          [t('members.net30d'), row && <Amount key="net" of={row.net30d} signed />],
        ]}
      />
      <ProfileTab of={page} />
    </RowPanel>
  )
}
