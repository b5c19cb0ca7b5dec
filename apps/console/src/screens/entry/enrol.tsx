import { Button } from '@baize/ui/button.tsx'
import { Field } from '@baize/ui/field.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { makePasskey } from '../../shared/session/passkey.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { ReserveCodes } from './reserve-codes.tsx'
import { useEntryForm } from './use-entry-form.ts'

const pictureSize = 176

/** Nobody enters with a password alone: a session without a factor makes one here and opens nothing else. */
export function Enrol() {
  const t = useText()
  const queryClient = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const made = useQuery({
    queryKey: ['operators.enrol'],
    queryFn: () => call('operators.enrol', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const form = useEntryForm({ totp: '' }, async ({ totp }) =>
    setCodes((await call('operators.confirmFactor', { totp })).codes),
  )
  const go = () => void queryClient.invalidateQueries({ queryKey: ['operators.me'] })
  if (codes) return <ReserveCodes codes={codes} onDone={go} />
  return (
    <EntryCard title={t('entry.enrolTitle')} intro={t('entry.enrolIntro')}>
      <div className={classes.picture}>
        {made.data ? (
          <QRCodeSVG value={made.data.uri} size={pictureSize} title={t('entry.enrolPicture')} />
        ) : (
          <Skeleton className={classes.pictureSkeleton ?? ''} />
        )}
      </div>
      <p>{t('entry.enrolByHand')}</p>
      <p className={classes.secret} data-testid="secret">
        {made.data?.secret.match(/.{1,4}/g)?.join(' ') ?? '…'}
      </p>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <Field
          label={t('entry.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          value={form.fields.totp}
          error={form.faults.totp ?? form.fault ?? undefined}
          onChange={event => form.set('totp', event.target.value)}
        />
        <Button type="submit" look="main" size="large" wide busy={form.busy} disabled={!made.data}>
          {t('entry.confirmFactor')}
        </Button>
      </form>
      <PasskeyButton
        label={t('passkey.instead')}
        act={async () => setCodes(await makePasskey(t('passkey.first'), t))}
      />
    </EntryCard>
  )
}
