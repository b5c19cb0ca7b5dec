import { classNames } from '@baize/ui/class-names.ts'

interface FigureProps {
  label: string
  /** An amount as people read it. */
  text: string
  /** Names of the field and of the figure in it, for their looks. */
  fieldName?: string
  className?: string | false
}

/** An amount under its label. */
export const Figure = ({ label, text, fieldName, className = false }: FigureProps) => (
  <div className={classNames('field', fieldName)}>
    <span className="label">{label}</span>
    <output className={classNames('figure', className)}>{text}</output>
  </div>
)
