import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import type { TabOf } from '../file/use-file.ts'
import { MemberLink } from '../member-link.tsx'

/** Lists where the member is signed in, was signed in, and who else used the same browser. */
export function SessionsTab({ of: { sessions, signIns, devices } }: { of: TabOf<'sessions'> }) {
  const t = useText()
  return (
    <>
      <Section title={t('sessions.title')}>
        <PlainTable
          label={t('sessions.title')}
          rows={sessions}
          rowId={({ id }) => id}
          empty={t('sessions.none')}
          columns={[
            { title: 'sessions.since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: 'sessions.lastSeen', cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
            { title: 'sessions.address', cell: ({ address }) => address },
            { title: 'file.device', cell: ({ device }) => device },
            { title: 'approvals.expiresAt', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
          ]}
        />
      </Section>
      <Section title={t('order.devices')}>
        <PlainTable
          label={t('order.devices')}
          rows={devices}
          rowId={({ device }) => device}
          empty={t('file.noDevices')}
          columns={[
            { title: 'file.device', cell: ({ device }) => device },
            { title: 'sessions.lastSeen', cell: ({ seenAt }) => <Moment at={seenAt} /> },
            {
              title: 'file.others',
              cell: ({ others }) =>
                others.length === 0 ? t('order.nobody') : others.map(other => <MemberLink key={other.id} of={other} />),
            },
          ]}
        />
      </Section>
      <Section title={t('file.signIns')}>
        <PlainTable
          label={t('file.signIns')}
          rows={signIns}
          rowId={({ at, address }) => `${at} ${address}`}
          empty={t('file.noSignIns')}
          columns={[
            { title: 'ledger.at', cell: ({ at }) => <Moment at={at} isLong /> },
            { title: 'sessions.address', cell: ({ address }) => address },
          ]}
        />
      </Section>
    </>
  )
}
