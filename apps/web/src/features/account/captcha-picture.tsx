import { IconButton } from '@baize/ui/button.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import classes from './auth.module.css'

/** The captcha's picture, and a button for another one. */
export function CaptchaPicture({ picture, onRenew }: { picture: string; onRenew: () => void }) {
  const t = useText()
  return (
    <span className={classes.captcha}>
      <img src={`data:image/png;base64,${picture}`} width={120} height={44} alt={t('field.captchaPicture')} />
      <IconButton icon="refresh-cw" iconSize={16} label={t('field.captchaRenew')} onClick={onRenew} />
    </span>
  )
}
