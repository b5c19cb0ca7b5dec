import { useState } from 'react'
import { useStops } from '../../../shared/api/use-stops.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ListSkeleton } from '../../../shared/list/list-skeleton.tsx'
import { PlainPage } from '../../../shared/page/plain-page.tsx'
import { Failed } from '../../../shared/story/failed.tsx'
import { StopAct } from './stop-act.tsx'
import { type Stop, StopCard } from './stop-card.tsx'
import classes from './stops.module.css'

/** The brakes of the whole house: what each holds back, if it is pressed, and one press to change that. */
export function Stops() {
  const t = useText()
  const read = useStops()
  const [chosen, setChosen] = useState<Stop | null>(null)
  return (
    <PlainPage title={t('screen./settings/stops')} beside={<p className={classes.intro}>{t('stops.intro')}</p>}>
      {read.isPending && <ListSkeleton />}
      {read.isError && !read.data && <Failed read={read} />}
      <ul className={classes.stops}>
        {read.data?.list.map(stop => (
          <StopCard key={stop.stop} of={stop} onPress={() => setChosen(stop)} />
        ))}
      </ul>
      {chosen && <StopAct of={chosen} onClose={() => setChosen(null)} />}
    </PlainPage>
  )
}
