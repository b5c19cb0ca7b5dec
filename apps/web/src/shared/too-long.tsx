import { useText } from './i18n/use-text.ts'
import classes from './too-long.module.css'

/** Says below a box that its text is longer than what is taken, as soon as it is; nothing while it fits. */
export function TooLong({ text, max }: { text: string; max: number }) {
  const t = useText()
  if (text.length <= max) return null
  return (
    <p className={classes.fault} role="alert">
      {t('field.tooLong', { max, length: text.length })}
    </p>
  )
}
