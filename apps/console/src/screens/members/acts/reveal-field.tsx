import { useEffect, useState } from 'react'
import { ActDialog } from '../../../shared/acts/act-dialog.tsx'
import { call } from '../../../shared/api/call.ts'
import { useMay } from '../../../shared/api/use-me.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { TabOf } from '../file/use-file.ts'
import classes from './acts.module.css'

const shownMs = 60_000

interface Props {
  id: string
  field: TabOf<'profile'>['fields'][number]['field']
  masked: string
}

/** A masked value, which may be read whole for a minute by those who may, with a reason that the audit keeps. */
export function RevealField({ id, field, masked }: Props) {
  const t = useText()
  const may = useMay()
  const [isAsked, setAsked] = useState(false)
  const [value, setValue] = useState<string | null>(null)
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => setValue(null), shownMs)
    return () => clearTimeout(timer)
  }, [value])
  return (
    <span className={classes.masked}>
      {value ?? masked}
      {value === null && may('members.reveal') && (
        <button type="button" className={classes.reveal} onClick={() => setAsked(true)}>
          {t('reveal.show')}
        </button>
      )}
      {isAsked && (
        <ActDialog
          title={t('reveal.title')}
          effect={t('reveal.effect', { field: t(`field.${field}`) })}
          button={t('reveal.show')}
          act={async ({ reason }) => setValue((await call('members.reveal', { id, field, reason })).value)}
          onClose={() => setAsked(false)}
        />
      )}
    </span>
  )
}
