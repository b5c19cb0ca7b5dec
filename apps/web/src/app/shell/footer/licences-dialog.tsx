import { Dialog } from '@baize/ui/dialog.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { closeDialog } from '../../../shared/dialogs/dialog-store.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { targetOf } from '../../../shared/safe-target.ts'
import classes from './licences-dialog.module.css'

/** What stands behind each licence badge, in the brand's words. */
export default function LicencesDialog() {
  const t = useText()
  const { licences } = useApp().permission.info
  return (
    <Dialog
      testId="licences"
      title={t('footer.licenceTitle')}
      closeLabel={t('action.close')}
      buttonLabel={t('dialog.close')}
      onClose={closeDialog}
      widthPx={520}
    >
      <dl className={classes.licences}>
        {licences.map(({ code, name, sample, text, url }) => {
          const target = targetOf(url ?? '')
          return (
            <div key={code}>
              <dt>
                {name}
                {sample && <span className={classes.sample}>{t('footer.sample')}</span>}
              </dt>
              <dd>{text}</dd>
              {target.kind === 'outside' && (
                <dd>
                  <a href={target.href} target="_blank" rel="noopener noreferrer">
                    {target.href}
                  </a>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </Dialog>
  )
}
