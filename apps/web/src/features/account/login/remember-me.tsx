import { useText } from '../../../shared/i18n/use-text.ts'
import classes from '../auth.module.css'

export function RememberMe({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useText()
  return (
    <label className={classes.agree}>
      <input type="checkbox" name="remember" checked={checked} onChange={event => onChange(event.target.checked)} />
      {t('auth.remember')}
    </label>
  )
}
