import classes from './tiles.module.css'

const [width, height, edge] = [100, 24, 2]

/** Course of a figure over the range, for a glance; charts and tables tell the values. */
export function SparkLine({ values }: { values: readonly (string | number | null)[] }) {
  const known = values.flatMap((value, step) => (value === null ? [] : [{ step, value: Number(value) }]))
  if (known.length < 2) return <span className={classes.spark} />
  const all = known.map(({ value }) => value)
  // Nothing at all lies on the ground, like everything that is near it.
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  const x = (step: number) => (step / (values.length - 1)) * width
  const y = (value: number) =>
    high === low ? height - edge : edge + ((high - value) / (high - low)) * (height - 2 * edge)
  return (
    <svg className={classes.spark} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {low < 0 && <line className={classes.ground} x1="0" x2={width} y1={y(0)} y2={y(0)} />}
      <polyline className={classes.line} points={known.map(({ step, value }) => `${x(step)},${y(value)}`).join(' ')} />
    </svg>
  )
}
