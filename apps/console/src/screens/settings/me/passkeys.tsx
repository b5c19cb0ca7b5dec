import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Modal } from '@baize/ui/modal.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/api/call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { makePasskey } from '../../../shared/session/passkey.ts'
import { PlainTable } from '../../../shared/story/plain-table.tsx'
import { PasskeyButton } from '../../entry/passkey-button.tsx'
import { DropPasskey } from './drop-passkey.tsx'
import classes from './me.module.css'

/** One's own passkeys, another one, and one less. */
export function Passkeys({ onClose }: { onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [dropped, setDropped] = useState<{ id: string; name: string } | null>(null)
  const read = useQuery({ queryKey: ['operators.passkeys'], queryFn: () => call('operators.passkeys', {}) })
  return (
    <Modal title={t('passkey.title')} closeLabel={t('dialog.close')} onClose={onClose} closesOutside widthPx={560}>
      <div className={classes.passkeys}>
        <PlainTable
          label={t('passkey.title')}
          rows={read.data?.list ?? []}
          rowId={({ id }) => id}
          empty={t('passkey.none')}
          columns={[
            { title: 'passkey.name', cell: key => key.name },
            { title: 'passkey.madeAt', cell: ({ createdAt }) => <Moment at={createdAt} /> },
            { title: 'passkey.usedAt', cell: ({ usedAt }) => usedAt && <Moment at={usedAt} /> },
            {
              title: 'passkey.remove',
              cell: key => (
                <Button size="small" look="quiet" onClick={() => setDropped(key)}>
                  {t('passkey.remove')}
                </Button>
              ),
            },
          ]}
        />
        <Field
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <PasskeyButton
          label={t('passkey.add')}
          act={async () => {
            await makePasskey(name.trim() || t('passkey.unnamed'), t)
            setName('')
            await queryClient.invalidateQueries()
          }}
        />
      </div>
      {dropped && <DropPasskey of={dropped} onClose={() => setDropped(null)} />}
    </Modal>
  )
}
