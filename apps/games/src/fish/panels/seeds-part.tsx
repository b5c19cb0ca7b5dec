import type { FairnessState } from '@baize/api/studio/slot'
import { useEffect, useState } from 'react'
import { FairnessPage as SeedsPage } from '../../kit/pages/fairness-page.tsx'
import { usePage } from '../context.ts'

/** The player's seeds and their change, which opens the secret of all tickets before. */
export function SeedsPart() {
  const { t, seed } = usePage()
  const [known, setKnown] = useState<FairnessState | null>(null)
  useEffect(() => void seed.state().then(setKnown), [seed])
  return known && <SeedsPage api={seed.calls} t={t} known={known} onChange={() => {}} />
}
