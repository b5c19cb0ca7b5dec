import classes from './form-fault.module.css'

/** What is wrong with the form as a whole. */
export function FormFault({ text }: { text: string | undefined }) {
  return text ? (
    <p className={classes.fault} role="alert">
      {text}
    </p>
  ) : null
}
