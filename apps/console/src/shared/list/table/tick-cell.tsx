import classes from './tick-cell.module.css'

interface Props {
  role: 'gridcell' | 'columnheader'
  label: string
  isOn: boolean
  /** Some of many are on. */
  isSome?: boolean
  /** Told if Shift was held, which reaches to the row that was ticked last. */
  onTick: (isReaching: boolean) => void
}

/** The box of a row, or of all rows. A press beside the box counts too and does not open the row. */
export function TickCell({ role, label, isOn, isSome = false, onTick }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is only kept from the row; keys tick by X
    <label role={role} className={classes.tick} onClick={event => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        tabIndex={role === 'gridcell' ? -1 : 0}
        ref={box => {
          if (box) box.indeterminate = isSome && !isOn
        }}
        onChange={event => onTick((event.nativeEvent as PointerEvent).shiftKey === true)}
      />
    </label>
  )
}
