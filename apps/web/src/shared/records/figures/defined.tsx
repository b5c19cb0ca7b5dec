import classes from './defined.module.css'

/** The name of a figure; what it is made of is shown on hover and said to who listens. */
export function Defined({ label, hint }: { label: string; hint?: string | undefined }) {
  if (!hint) return label
  return (
    <abbr className={classes.defined} title={hint}>
      {label}
    </abbr>
  )
}
