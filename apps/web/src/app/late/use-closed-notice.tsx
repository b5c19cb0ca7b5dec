import { useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { withCentreTexts } from '../../shared/i18n/language.ts'
import { useIsClosed } from '../../shared/session/use-member.ts'
import type { LazyPart } from '../routing/part.tsx'
import { parts } from '../routing/parts.ts'
import { shellStore } from '../shell/shell-store.ts'

const ClosedScreen = lazy(() => withCentreTexts(import('../../features/protection/closed-screen.tsx')))

function Notice() {
  return (
    <Suspense>
      <ClosedScreen />
    </Suspense>
  )
}

/** Pages that show games, or what goes with them. */
const partsOfPlay: readonly (LazyPart | undefined)[] = [
  ...[parts.index, parts.game, parts.live, parts.egame, parts.lottery, parts.seamless, parts.byIframe, parts.fbSports],
  ...[parts.promo, parts.promoDetail, parts.pointMall],
]

/** Puts a notice in the place of games while the member is on a break or excluded. */
export function useClosedNotice(): void {
  const isClosed = useIsClosed()
  const isPlay = useMatches({ select: matches => partsOfPlay.includes(matches.at(-1)?.staticData.part) })
  // Before the page shows, so that no game is seen meanwhile.
  useLayoutEffect(() => {
    shellStore.setState({ standIn: isClosed && isPlay ? Notice : null })
  }, [isClosed, isPlay])
}
