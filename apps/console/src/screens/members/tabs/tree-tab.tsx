import { Fragment } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CopyId } from '../../../shared/look/copy-id.tsx'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { Section } from '../../../shared/story/section.tsx'
import { MoveButton } from '../acts/move/move-button.tsx'
import type { TabOf } from '../file/use-file.ts'
import { MemberLink } from '../member-link.tsx'

/** Members above and below this one, and the codes that bring others. */
export function TreeTab({ of, rows }: { of: TabOf<'tree'>; rows: TabOf<'tree'>['list'] }) {
  const t = useText()
  return (
    <>
      <Section title={t('file.tree')} acts={<MoveButton head={of.head} />}>
        <Facts
          of={[
            [
              t('file.path'),
              of.path.length === 0
                ? t('order.nobody')
                : of.path.map((person, at) => (
                    <Fragment key={person.id}>
                      {at > 0 && ' → '}
                      <MemberLink of={person} />
                    </Fragment>
                  )),
            ],
            [t('file.inviter'), of.inviter && <MemberLink key="inviter" of={of.inviter} />],
            [t('file.team'), of.team],
            [t('file.referralCode'), <CopyId key="code" id={of.referralCode} />],
            [t('file.codes'), of.codes.length === 0 ? null : of.codes.map(({ code }) => code).join(', ')],
          ]}
        />
      </Section>
      <Section title={t('file.below')}>
        <PlainTable
          label={t('file.below')}
          rows={rows}
          rowId={({ id }) => id}
          empty={t('order.nobody')}
          columns={[
            { title: 'order.account', cell: person => <MemberLink of={person} /> },
            { title: 'file.joinedAt', cell: ({ joinedAt }) => <Moment at={joinedAt} /> },
          ]}
        />
      </Section>
    </>
  )
}
