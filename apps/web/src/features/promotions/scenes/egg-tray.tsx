import { useApp } from '../../../shared/app/use-app.ts'
import { prizeUrl } from '../loyalty/reward-text.ts'
import classes from './scenes.module.css'

const eggs = [1, 2, 3, 4, 5, 6] as const

/** Six eggs, any of which gives the same draw. The one that was chosen cracks. */
export function EggTray(props: {
  locked: boolean
  smashed: number | null
  onChoose: (place: number) => void
  label: (at: number) => string
}) {
  const { locked, smashed, onChoose, label } = props
  const { imageCdn } = useApp()
  return (
    <div className={classes.eggs}>
      {/* Fetched ahead, so that the shell breaks at once. */}
      <img src={prizeUrl(imageCdn, 'chick')} alt="" hidden />
      {eggs.map(egg => (
        <button
          key={egg}
          type="button"
          disabled={locked}
          data-smashed={egg === smashed}
          aria-label={label(egg)}
          onClick={() => onChoose(egg)}
        >
          <img src={prizeUrl(imageCdn, egg === smashed ? 'chick' : 'egg')} width={104} height={104} alt="" />
        </button>
      ))}
    </div>
  )
}
