import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { RevealField } from '../acts/reveal-field.tsx'
import type { TabOf } from '../file/use-file.ts'
import { MemberLink } from '../member-link.tsx'

/** Shows what the member told of themselves, masked, and where money may be sent. */
export function ProfileTab({ of }: { of: TabOf<'profile'> }) {
  const t = useText()
  const { head, upline, inviter, registeredAt, registeredFrom, firstSignedInAt, language, contactProvenAt, maxSeries } =
    of
  return (
    <>
      <Section title={t('file.profile')}>
        <Facts
          of={[
            [t('members.upline'), upline && <MemberLink key="upline" of={upline} />],
            [t('file.inviter'), inviter && <MemberLink key="inviter" of={inviter} />],
            [t('members.registeredAt'), <Moment key="at" at={registeredAt} isLong />],
            [t('file.registeredFrom'), registeredFrom],
            [t('file.firstSignedIn'), firstSignedInAt && <Moment key="first" at={firstSignedInAt} isLong />],
            [t('file.language'), language],
            [t('file.contactProven'), contactProvenAt && <Moment key="proven" at={contactProvenAt} isLong />],
            [t('file.maxSeries'), maxSeries],
          ]}
        />
      </Section>
      {of.fields.length > 0 && (
        <Section title={t('file.contacts')}>
          <Facts
            of={of.fields.map(
              ({ field, value }) =>
                [t(`field.${field}`), <RevealField key={field} id={head.id} field={field} masked={value} />] as const,
            )}
          />
        </Section>
      )}
      <Section title={t('screen./cashier/accounts')}>
        <PlainTable
          label={t('screen./cashier/accounts')}
          rows={of.payoutAccounts}
          rowId={({ id }) => id}
          empty={t('accounts.none')}
          columns={[
            { title: 'order.channel', cell: ({ channel }) => channel },
            { title: 'accounts.number', cell: ({ bank, number }) => `${bank ? `${bank} ` : ''}${number}` },
            { title: 'accounts.holder', cell: ({ holder }) => holder },
            { title: 'order.createdAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: 'accounts.removedAt', cell: ({ removedAt }) => removedAt && <Moment at={removedAt} /> },
          ]}
        />
      </Section>
    </>
  )
}
