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

/** What a form is about to do, line by line. */
export function Summary({ lines }: { lines: { label: string; text: string }[] }) {
  return (
    <dl className={classes.summary}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
