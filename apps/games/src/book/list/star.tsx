import { classNames } from '@baize/ui/class-names.ts'
import { Outline } from '@baize/ui/icon.tsx'
import { usePage, usePicture } from '../context.ts'

/** A star of five points (lucide, ISC). */
export const starOutline =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'

interface StarProps {
  name: string
  isChosen: boolean
  onPress(): void
}

/** Marks a favourite. */
const Star = ({ name, isChosen, onPress }: StarProps) => {
  const { t } = usePage()
  return (
    <button
      type="button"
      className={classNames('star', isChosen && 'is-chosen')}
      aria-pressed={isChosen}
      aria-label={t('favourites.mark', { name })}
      title={t('favourites.mark', { name })}
      onClick={onPress}
    >
      <Outline path={starOutline} />
    </button>
  )
}

const switched = (all: readonly string[], one: string): string[] =>
  all.includes(one) ? all.filter(each => each !== one) : [...all, one]

/** Marks a league as a favourite. */
export function LeagueStar({ competition, name }: { competition: string; name: string }) {
  const { settings, desk } = usePage()
  const { favouriteCompetitions } = usePicture(settings)
  return (
    <Star
      name={name}
      isChosen={favouriteCompetitions.includes(competition)}
      onPress={() => void desk.change({ favouriteCompetitions: switched(favouriteCompetitions, competition) })}
    />
  )
}

interface SideStarProps {
  competition: string
  side: { index: number; name: string }
}

/** Marks a side as a favourite. */
export function SideStar({ competition, side }: SideStarProps) {
  const { settings, desk } = usePage()
  const { favouriteSides } = usePicture(settings)
  const id = `${competition}:${side.index}`
  return (
    <Star
      name={side.name}
      isChosen={favouriteSides.includes(id)}
      onPress={() => void desk.change({ favouriteSides: switched(favouriteSides, id) })}
    />
  )
}
