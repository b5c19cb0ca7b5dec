import { useText } from '../i18n/use-text.ts'
import { CopyButton } from '../records/story-sheet.tsx'
import classes from './forms.module.css'

/** Figures side by side, the first one strong. */
export function Figures({ figures }: { figures: { label: string; text: string }[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, text }, index) => (
        <div key={label} className={index === 0 ? `${classes.figure} ${classes.strong}` : classes.figure}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a form is about to do, line by line; a text that is needed elsewhere can be copied. */
export function Summary({ lines }: { lines: { label: string; text: string; copies?: boolean }[] }) {
  const t = useText()
  return (
    <dl className={classes.summary}>
      {lines.map(({ label, text, copies }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>
            {text}
            {copies && <CopyButton text={text} label={t('records.copy', { what: label || text })} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
