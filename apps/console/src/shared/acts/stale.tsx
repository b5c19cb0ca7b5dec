import { Button } from '@baize/ui/button.tsx'
import { useText } from '../i18n/use-text.ts'
import { Changes } from '../story/changes.tsx'
import classes from './stale.module.css'

interface Props {
  /** As somebody else has left it, and as it is written here, by field. */
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
  onTake: () => void
  onRedo: () => void
}

/** Somebody else has changed the same thing meanwhile: both states, to go on from theirs or to write one's own over it. */
export function Stale({ theirs, mine, onTake, onRedo }: Props) {
  const t = useText()
  return (
    <section className={classes.stale} aria-label={t('stale.title')}>
      <p role="alert">{t('stale.text')}</p>
      <Changes before={theirs} after={mine} heads={['stale.theirs', 'stale.mine']} onlyChanged />
      <div className={classes.acts}>
        <Button size="small" onClick={onTake}>
          {t('stale.take')}
        </Button>
        <Button size="small" look="main" onClick={onRedo}>
          {t('stale.redo')}
        </Button>
      </div>
    </section>
  )
}
