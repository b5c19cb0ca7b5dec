import { buttonClass } from '@baize/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { closeDialog } from '../../shared/dialogs/dialog-store.ts'
import { MainModal } from '../../shared/dialogs/main-modal.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './help.module.css'
import { HelpCenter } from './help-center.tsx'

/** Help over the page that raised the question. */
export default function HelpDialog() {
  const t = useText()
  return (
    <MainModal name="helpModal" title={t('help.title')} onClose={closeDialog} closesOutside widthPx={720}>
      <div className={classes.inModal}>
        <HelpCenter />
        <Link to="/help" className={buttonClass('plain')} onClick={closeDialog}>
          {t('help.open')}
        </Link>
      </div>
    </MainModal>
  )
}
