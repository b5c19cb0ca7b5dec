import { parseAmount } from '@baize/money'
import classes from './loyalty.module.css'

/** How much of a target is done, as a bar with its figures in words. */
export function ProgressBar({ done, target, text }: { done: string; target: string; text: string }) {
  const [have, want] = [parseAmount(done), parseAmount(target)]
  const percent = want === 0n ? 100 : Math.min(100, Number((have * 100n) / want))
  return (
    <div className={classes.progress}>
      <div
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={text}
        className={classes.track}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <small className="tabular">{text}</small>
    </div>
  )
}
