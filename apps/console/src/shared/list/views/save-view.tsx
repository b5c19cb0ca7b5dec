import type { ResponseOf } from '@baize/api'
import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Select } from '@baize/ui/select.tsx'
import { useState } from 'react'
import { ActDialog } from '../../acts/act-dialog.tsx'
import { call } from '../../api/call.ts'
import { useMe } from '../../api/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import type { ListState } from '../use-list-state.ts'
import { usePage } from './use-views.ts'

type Kept = ResponseOf<'operators.views'>['list'][number]

interface Props {
  state: ListState
  /** One's own views of this screen, by whose names they are changed. */
  known: readonly Kept[]
  /** The kept view that is shown. */
  shown: Kept | undefined
  onClose: () => void
}

/** Keeps filters, columns and order under a name: a name that is there already is changed. */
export function SaveView({ state, known, shown, onClose }: Props) {
  const t = useText()
  const page = usePage()
  const roles = useMe().data?.roles ?? []
  const own = shown?.isOwn ? shown : undefined
  const [name, setName] = useState(own?.name ?? '')
  const [role, setRole] = useState(own?.role ?? '')
  const version = known.find(each => each.name === name.trim())?.version ?? 0
  return (
    <ActDialog
      title={t('views.save')}
      effect={t('views.effect')}
      button={t('views.keep')}
      hasNoReason
      isReady={name.trim() !== ''}
      act={async () => {
        const saved = await call('operators.saveView', {
          page,
          name: name.trim(),
          state: state.asView,
          role: role || null,
          version,
        })
        state.showKept(saved.id, saved.state)
      }}
      onClose={onClose}
    >
      <Field label={t('views.name')} value={name} onChange={event => setName(event.target.value)} />
      <Select
        label={t('views.forWhom')}
        value={role}
        options={[['', t('views.forMe')], ...roles.map(each => [each, t('views.forRole', { role: each })] as const)]}
        onChoose={setRole}
      />
      {own && (
        <Button
          size="small"
          onClick={() => {
            void call('operators.removeView', { id: own.id }).then(() => {
              state.reset()
              onClose()
            })
          }}
        >
          {t('views.remove')}
        </Button>
      )}
    </ActDialog>
  )
}
