import { Button } from '@baize/ui/button.tsx'
import { Dialog } from '@baize/ui/dialog.tsx'
import forms from '../../shared/forms/forms.module.css'
import { useText } from '../../shared/i18n/use-text.ts'
import { useMoment } from '../../shared/moments/use-moment.ts'
import classes from './protection.module.css'
import { type Choice, useClose } from './use-closure.ts'

/** Says what a break or an exclusion does before it begins. It asks for no reason. */
export function ClosureDialog({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const t = useText()
  const moment = useMoment()
  const { run, busy } = useClose(onClose)
  const { kind, length, until } = choice
  const isTimeout = kind === 'TIMEOUT'
  return (
    <Dialog
      title={`${t(isTimeout ? 'protection.timeout' : 'protection.exclusion')} · ${t(`protection.length.${length}`)}`}
      closeLabel={t('action.close')}
      onClose={onClose}
      onConfirm={() => void run(choice)}
      widthPx={480}
      testId="closure"
      actions={
        <>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button look="main" busy={busy} data-testid="confirm-closure" onClick={() => void run(choice)}>
            {t(isTimeout ? 'protection.beginTimeout' : 'protection.beginExclusion')}
          </Button>
        </>
      }
    >
      <div className={classes.told}>
        <dl className={forms.summary}>
          <div>
            <dt>{t('protection.starts')}</dt>
            <dd>{t('protection.atOnce')}</dd>
          </div>
          <div>
            <dt>{t('protection.ends')}</dt>
            <dd>{until === null ? t('protection.forGood') : <time dateTime={until}>{moment(until)}</time>}</dd>
          </div>
        </dl>
        <ul className={classes.facts}>
          <li>{t('protection.closedParts')}</li>
          <li>{t('protection.openParts')}</li>
          <li>{t('protection.underWay')}</li>
          {!isTimeout && <li>{t('protection.signsOut')}</li>}
          {!isTimeout && until !== null && <li>{t('protection.staysClosed')}</li>}
          <li>{t('protection.notShorter')}</li>
        </ul>
      </div>
    </Dialog>
  )
}
