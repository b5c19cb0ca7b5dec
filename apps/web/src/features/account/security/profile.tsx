import { Field } from '@baize/ui/field.tsx'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { FormFault } from '../../../shared/fields/form-fault.tsx'
import { filledIn } from '../../../shared/fields/rules.ts'
import { useFields } from '../../../shared/fields/use-fields.ts'
import { Summary } from '../../../shared/forms/figures.tsx'
import { FormActions } from '../../../shared/forms/form-actions.tsx'
import classes from '../../../shared/forms/forms.module.css'
import { Opener } from '../../../shared/forms/opener.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { sessionStore, useSession } from '../../../shared/session/session-store.ts'
import { MemberLabels } from '../member-labels.tsx'
import { AvatarChoice } from './avatar-choice.tsx'

/** Nickname and picture, which a member may change; account, number, club and labels, which the house gives. */
export function Profile() {
  const t = useText()
  const member = useSession(state => state.member)
  const avatar = useSession(state => state.avatar)
  const [edits, setEdits] = useState(false)
  const [seed, setSeed] = useState<string | null>(null)
  const fields = useFields({
    names: ['nickname'] as const,
    rules: { nickname: { ...filledIn, minLength: 2, maxLength: 30 } },
    initial: { nickname: member?.nickname ?? '' },
    async send({ nickname }) {
      const saved = await call('members.updateProfile', { nickname, ...(seed ? { avatarSeed: seed } : {}) })
      sessionStore.setState(state => ({
        avatar: saved.avatar,
        member: state.member && { ...state.member, ...saved },
      }))
      toast(t('cashier.saved'))
      setEdits(false)
      setSeed(null)
    },
  })
  if (!member) return null
  const { clubLabel } = member
  return (
    <section className={classes.card} data-testid="profile">
      <div className={classes.row}>
        <span className={classes.who}>
          <img src={avatar ?? member.avatar} width={64} height={64} alt="" />
          <strong data-testid="nickname">{member.nickname}</strong>
        </span>
        <Opener isOpen={edits} onClick={() => setEdits(true)}>
          {t('cashier.edit')}
        </Opener>
      </div>
      {edits && (
        <form ref={fields.form} className={classes.form} noValidate onSubmit={event => void fields.submit(event)}>
          <FormFault text={fields.faults.form} />
          <Field label={t('cashier.nickname')} autoComplete="nickname" {...fields.bind('nickname')} hint="" />
          <AvatarChoice account={member.account} chosen={seed} onChoose={setSeed} />
          <FormActions submit={t('cashier.save')} busy={fields.busy} onBack={() => setEdits(false)} />
        </form>
      )}
      <Summary
        lines={[
          { label: t('cashier.account'), text: member.account },
          { label: t('cashier.memberId'), text: member.id },
          {
            label: t('cashier.club'),
            text: clubLabel ? t('cashier.clubLevel', { name: clubLabel.labelName, rank: clubLabel.rankLevel }) : '–',
          },
        ]}
      />
      <MemberLabels labels={member.memberLabel} />
    </section>
  )
}
