import { Button } from '@baize/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './entry.module.css'
import { EntryCard } from './entry-card.tsx'

/** Codes in reserve, told this once. */
export function ReserveCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <EntryCard title={t('entry.codesTitle')} intro={t('entry.codesIntro')}>
      <ul className={classes.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.links}>
        <Button onClick={copy}>{t(isCopied ? 'copy.done' : 'copy.codes')}</Button>
        <Button look="main" onClick={onDone}>
          {t('entry.codesKept')}
        </Button>
      </div>
    </EntryCard>
  )
}
