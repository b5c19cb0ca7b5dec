import { Button } from '@baize/ui/button.tsx'
import { usePage, usePicture } from '../../context.ts'
import { legText } from '../leg-text.ts'
import { relatedPairs, toCombine } from '../related.ts'
import type { SlipLeg } from '../slip-state.ts'

/** Legs that cannot stand in one bet, in pairs, with a press that drops one or makes one claim of both. */
export function RelatedPairs() {
  const { t, slip, desk } = usePage()
  const state = usePicture(slip)
  const nameOf = (leg: SlipLeg) => legText({ t, sport: leg.sport, home: leg.home, away: leg.away }, leg)
  return (
    <ul className="related-pairs">
      {relatedPairs(state).map(([a, b]) => {
        const combinable = a.fixture === b.fixture ? toCombine(state.legs, a.fixture) : null
        return (
          <li key={`${a.key} ${b.key}`}>
            <p>{t('slip.related', { a: nameOf(a), b: nameOf(b) })}</p>
            <div className="related-ways">
              {combinable && (
                <Button size="small" onClick={() => void desk.combineLegs(combinable)}>
                  {t('slip.combine')}
                </Button>
              )}
              <Button size="small" look="quiet" onClick={() => slip.tell({ type: 'removed', key: b.key })}>
                {t('slip.drop', { name: nameOf(b) })}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
